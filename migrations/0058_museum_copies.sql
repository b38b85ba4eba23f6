-- A museum brought back beside itself as it was at a backup: a copy that is only read and is removed after its time.
-- The museum it is a copy of. No foreign key: a copy is erased by itself when that museum is gone.
alter table tenant add column copy_of bigint;
-- The moment of the backup.
alter table tenant add column copy_as_of timestamptz;
-- Null while the copy is being made: nobody sees it until then.
alter table tenant add column copied_at timestamptz;
alter table tenant add column copy_ends_at timestamptz;

-- What operators brought back, the failed and removed ones included.
create table museum_copy (
  id bigint generated always as identity primary key,
  -- The backup it comes from.
  backup_id bigint not null references backup (id),
  as_of timestamptz not null,
  -- The museum that was brought back, and the one its copy is. No foreign keys: both may be gone.
  original_id bigint not null,
  original_name text not null,
  copy_id bigint not null,
  state text not null check (state in ('running', 'ready', 'failed', 'removed')),
  reason text not null,
  asked_by bigint not null,
  asked_name text not null,
  asked_client text not null default '',
  asked_at timestamptz not null,
  -- All rows are there; what is left is to build the index and to open it.
  loaded_at timestamptz,
  ended_at timestamptz,
  ends_at timestamptz,
  files integer,
  -- Files that the backup does not hold as the museum's records describe them.
  files_missing integer,
  failure text
);

-- One at a time: two would want the same scratch database.
create unique index museum_copy_running on museum_copy (state) where state = 'running';

grant select, insert, update, delete on museum_copy to :app;
