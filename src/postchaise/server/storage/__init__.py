"""The database: schema, store, migrations, integrity, backup."""
