-- Museums that operators ordered to be deleted, and what is left of those that were: who ordered it, when, why, how much went.
-- A platform table without a foreign key to the museum, which it outlives.

create table museum_deletion (
  id bigint generated always as identity primary key,
  museum_id bigint not null,
  -- As it was called when the order was given.
  name text not null,
  state text not null default 'ordered' check (state in ('ordered', 'erasing', 'erased', 'cancelled')),
  reason text not null,
  ordered_by_id bigint references account (id) on delete set null,
  -- The operator, as they were called then, and their address, to which questions go.
  ordered_by text not null,
  ordered_by_email text not null,
  ordered_at timestamptz not null,
  due_at timestamptz not null,
  reminded_at timestamptz,
  -- The archive of everything. 'damaged': it was found missing or changed. 'removed': its time is over.
  archive_state text not null default 'making' check (archive_state in ('making', 'ready', 'failed', 'damaged', 'removed')),
  archive_key text,
  archive_bytes bigint,
  archive_sha256 text,
  -- Originals that were missing or damaged in the museum already.
  archive_problems integer not null default 0,
  archive_made_at timestamptz,
  archive_kept_until timestamptz,
  begun_at timestamptz,
  -- When it was erased, or cancelled.
  ended_at timestamptz,
  rows bigint,
  records bigint,
  files bigint,
  accounts integer,
  -- Orders of licences, as far as the law has books kept.
  orders jsonb not null default '[]'
);

create unique index museum_deletion_active on museum_deletion (museum_id) where state in ('ordered', 'erasing');
create index museum_deletion_ended on museum_deletion (ended_at desc) where state = 'erased';

grant select, insert, update, delete on museum_deletion to :app;
