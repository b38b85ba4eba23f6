-- Names in an imported table, of terms and records, as its last check found them: what is told of links, and what is decided name by name.
create table import_name (
  tenant_id bigint not null,
  import_id bigint not null,
  -- Field of the record.
  path text not null,
  -- Code of the vocabulary, or the types of records, among which the name is looked for.
  scope text not null,
  -- The name as names are compared, of bounded length.
  key text collate "C" not null,
  outcome text not null,
  -- As it is written where it comes first.
  name text not null,
  times integer not null,
  first_row integer not null,
  primary key (tenant_id, import_id, path, key, outcome)
);

alter table import_name add constraint import_name_import foreign key (tenant_id, import_id) references import (tenant_id, id) on delete cascade;

alter table import_name enable row level security;
alter table import_name force row level security;
create policy tenant_only on import_name
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on import_name to :app;

-- What a museum decided about names of its tables. It applies to the next tables, too.
create table import_decision (
  tenant_id bigint not null,
  scope text not null,
  key text collate "C" not null,
  name text not null,
  decision text not null,
  -- The term or record that is meant.
  target_id bigint,
  -- Grows with each change: of two people who decide at once, the second is told.
  version integer not null default 1,
  account_id bigint not null,
  account_name text not null,
  decided_at timestamptz not null,
  primary key (tenant_id, scope, key)
);

alter table import_decision add constraint import_decision_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

alter table import_decision enable row level security;
alter table import_decision force row level security;
create policy tenant_only on import_decision
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on import_decision to :app;

-- How many new names somebody has looked at and lets the load make; when something was last decided for this import.
alter table import add column new_confirmed integer not null default 0;
alter table import add column decided_at timestamptz;
