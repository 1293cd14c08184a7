### Stable in English, and in no other language

stable-title = Stable
horses-1 = one horse
horses-2 = two horses
horses-3 = three horses
horse-count = { $count ->
    [one] 1 horse
   *[other] { $count } horses
}
prompt-take = { $count } horses are in the stable. How many do you take?
prompt-ride = You lead { $count } horses. How do you ride home?
choice-take = Take { $horses }
choice-walk = At a walk
choice-gallop = At a gallop
group-take = Take
group-walk = Ride
group-gallop = Ride
log-take = { $player } takes { $count } horses.
log-walk = { $player } walks home with { $count } horses.
log-gallop = { $player } gallops home with { $count } horses.
log-bolt = The horses of { $player } bolt: { $count } comes home.
reason-ST-01 = Only { $count } horses are in the stable.
score-horses = Horses
score-card = Card
ending-empty = the stable is empty
option-horses = Horses in the stable
option-bonus = Cards
option-bonus-true = Everybody hides one
option-bonus-false = None
