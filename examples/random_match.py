"""Play a whole match of Orléans between three seats that choose at random."""

from postchaise import Dice, Match

match = Match("orleans", seats=3, dice=Dice(7))
chooser = Dice(1)
while not match.over:
    actions = match.legal(match.actor)
    match.play(match.actor, actions[chooser.below(len(actions))])

for seat, points in enumerate(match.scores()):
    print(f"seat {seat}: {sum(points.values())} points, place {match.ranking()[seat]}")
