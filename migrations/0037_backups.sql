-- Backups the server made by its schedule, the failed ones included: what operators look at. A platform table: a backup holds all museums.

create table backup (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- 'proven': restored into a scratch database and the same. 'removed': proven, and given up for newer ones.
  state text not null check (state in ('running', 'proven', 'failed', 'removed')),
  -- Name of the archive in the place backups go to.
  file text not null,
  bytes bigint,
  museums integer,
  rows bigint,
  files integer,
  reason text
);

create index backup_started on backup (started_at desc);

grant select, insert, update, delete on backup to :app;
