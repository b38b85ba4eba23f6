-- Files that people outside the museum hand in through the room of a procedure.
alter table procedure_attachment alter column created_by drop not null;
-- Whom the room was opened for, what the file was called there, and the answer it belongs to; null: attached by the museum.
alter table procedure_attachment add column handed_in_by text;
alter table procedure_attachment add column handed_in_as text;
alter table procedure_attachment add column answer text;
