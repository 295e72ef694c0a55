"""Something looks wrong at a table: said in a sentence, sealed with the record, and answered."""
