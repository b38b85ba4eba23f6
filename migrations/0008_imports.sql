-- Tables that museums bring: the file, how it is read and mapped, and what became of each of its rows.

create table import (
  tenant_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  account_name text not null,
  card_type text not null,
  -- Name of the file as it came.
  name text not null,
  bytes bigint not null,
  storage_key text not null,
  -- How the file is to be read, where a person said so: encoding, separator, sheet, header row.
  reading jsonb not null default '{}',
  -- What was found in the file, read that way.
  found jsonb not null,
  mapping jsonb not null,
  -- Name of the profile the mapping came from.
  profile text,
  check_id bigint,
  load_id bigint,
  created_at timestamptz not null default now(),
  loaded_at timestamptz,
  primary key (tenant_id, id)
);

alter table import add constraint import_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
create index import_newest on import (tenant_id, card_type, id desc);

alter table import enable row level security;
alter table import force row level security;
create policy tenant_only on import
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on import to :app;

-- What became of each row of the file: in the check what would become of it, once loaded what did.
create table import_row (
  tenant_id bigint not null,
  import_id bigint not null,
  -- As a spreadsheet numbers it.
  row integer not null,
  outcome text not null,
  -- Number of the card as it is compared; empty when the row has none.
  number text not null default '',
  card_id bigint,
  -- What it changes in a card that was there.
  changes jsonb,
  messages jsonb,
  -- Terms it adds, as [vocabulary, name].
  terms jsonb,
  primary key (tenant_id, import_id, row)
);

alter table import_row add constraint import_row_import foreign key (tenant_id, import_id) references import (tenant_id, id) on delete cascade;
create index import_row_number on import_row (tenant_id, import_id, number) where number <> '';
create index import_row_outcome on import_row (tenant_id, import_id, outcome, row);

alter table import_row enable row level security;
alter table import_row force row level security;
create policy tenant_only on import_row
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on import_row to :app;

-- Mappings that a museum keeps under a name, for every table of the same make.
create table import_profile (
  tenant_id bigint not null,
  id bigint generated always as identity,
  card_type text not null,
  name text not null,
  mapping jsonb not null,
  created_by bigint not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

alter table import_profile add constraint import_profile_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
create unique index import_profile_name on import_profile (tenant_id, card_type, lower(name));

alter table import_profile enable row level security;
alter table import_profile force row level security;
create policy tenant_only on import_profile
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on import_profile to :app;
