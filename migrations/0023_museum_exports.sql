-- Everything of a museum in one archive, made by a job and kept for some days.

create table museum_export (
  tenant_id bigint not null,
  id bigint generated always as identity,
  -- Who asked, in whose session, and in which language headings and names are.
  account_id bigint not null,
  account_name text not null,
  impersonator_id bigint,
  language text not null,
  -- Whether originals go along, and contents that files had before.
  originals boolean not null,
  earlier boolean not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'STOPPED')),
  progress jsonb not null default '{"part": "cards", "done": 0, "total": 0}',
  -- Servers that have begun it; the last one holds it by the key it writes under.
  attempts integer not null default 0,
  storage_key text,
  bytes bigint,
  sha256 text,
  -- Originals that are missing or damaged.
  problems integer not null default 0,
  -- Key of the text that says why it failed.
  failure text,
  created_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz,
  primary key (tenant_id, id)
);

alter table museum_export add constraint museum_export_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

-- One at a time.
create unique index museum_export_one on museum_export (tenant_id) where state in ('WAITING', 'RUNNING');

alter table museum_export enable row level security;
alter table museum_export force row level security;

create policy tenant_only on museum_export
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

grant select, insert, update, delete on museum_export to :app;
