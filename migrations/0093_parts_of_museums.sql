-- Settings of a museum come over from its archive as parts do, and belong to no record.
alter table archive_part alter column card_id drop not null;

-- The content names procedure and object by their ids in another museum, from which the entry came.
alter table register_entry add column moved boolean not null default false;
