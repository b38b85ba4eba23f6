-- Advanced searches ask about lines, too: one marker for each thing a condition can ask of a field of a line, as lines of the index of records
-- have them. Empty where a line is still to be indexed, which is done behind the requests.

alter table card_line add column fields tsvector;
alter table card_line alter column fields set storage external;
-- Markers begin with the museum.
create index card_line_fields on card_line using gin (fields) with (fastupdate = on, gin_pending_list_limit = 2048);
create index card_line_unindexed on card_line (tenant_id, record_id, about_id) where fields is null;
