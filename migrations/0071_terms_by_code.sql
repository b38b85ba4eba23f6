-- A place is found by the code on its label, typed or scanned.
create index term_notation on term (tenant_id, vocabulary, notation) where notation is not null;
