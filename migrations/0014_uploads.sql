-- Uploads on their way, together in batches; and how much a museum may keep.

-- Bytes; null where nothing is limited.
alter table tenant add column storage_limit bigint;
update tenant set storage_limit = 1073741824 where licence_type = 'TRIAL';

-- What a museum keeps is added up from here.
create index file_bytes on file (tenant_id, bytes);

create table upload_batch (
  tenant_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  -- Whose name the cards carry.
  author jsonb not null,
  -- The card the files are attached to as they come in, and the type it was then.
  attach_type text,
  attach_id bigint,
  -- As they were announced.
  files integer not null,
  started_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (tenant_id, id)
);

alter table upload_batch add constraint upload_batch_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

alter table upload_batch enable row level security;
alter table upload_batch force row level security;
create policy tenant_only on upload_batch
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on upload_batch to :app;

create table upload (
  tenant_id bigint not null,
  -- As its address has it; no one guesses it.
  id text not null,
  batch_id bigint not null,
  name text not null,
  folder text not null default '',
  bytes bigint not null,
  -- As it was announced: what arrives must be the same.
  sha256 text,
  -- Among the files of its batch.
  place integer not null default 0,
  cover boolean not null default false,
  state text not null default 'uploading',
  -- Key of the text that says what went wrong, and what it is filled in with.
  reason text,
  reason_params jsonb,
  -- Whether what arrived is still there.
  arrived boolean not null default false,
  -- Where it is being kept: what a server that died has left there is taken away by the next.
  storage_key text,
  file_id bigint,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

alter table upload add constraint upload_batch_of foreign key (tenant_id, batch_id) references upload_batch (tenant_id, id) on delete cascade;
create index upload_of_batch on upload (tenant_id, batch_id, place);
create index upload_under_way on upload (tenant_id, state) where state in ('uploading', 'processing');

alter table upload enable row level security;
alter table upload force row level security;
create policy tenant_only on upload
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on upload to :app;
