-- Templates of what a museum prints. Those of the product stand in its code.
create table print_template (
  tenant_id bigint not null,
  id bigint generated always as identity,
  kind text not null,
  -- Type of the cards or procedures it is about.
  about text not null,
  name text not null,
  -- The version that is printed.
  version integer not null default 1,
  -- Taken where none is chosen.
  is_default boolean not null default false,
  -- The template it was copied from: a word for one of the product.
  copy_of text,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);

alter table print_template add constraint print_template_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
create unique index print_template_default on print_template (tenant_id, kind, about) where is_default and deleted_at is null;

-- Every version there was, the present one included.
create table print_template_version (
  tenant_id bigint not null,
  template_id bigint not null,
  version integer not null,
  name text not null,
  document jsonb not null,
  account_id bigint not null,
  account_name text not null,
  saved_at timestamptz not null,
  primary key (tenant_id, template_id, version)
);

alter table print_template_version add constraint print_template_version_template foreign key (tenant_id, template_id) references print_template (tenant_id, id) on delete cascade;

-- What is printed behind the requests, and the file that came of it, for some days.
create table print_job (
  tenant_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  language text not null,
  name text not null,
  -- The template as it was at the moment of ordering.
  document jsonb not null,
  -- Which objects or procedure, and how: as the call gives it.
  wanted jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'STOPPED')),
  done integer not null default 0,
  total integer not null default 0,
  attempts integer not null default 0,
  -- Of the server that makes it; nobody else goes on with it.
  storage_key text,
  media_type text,
  bytes bigint,
  sha256 text,
  failure text,
  created_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz,
  primary key (tenant_id, id)
);

alter table print_job add constraint print_job_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
create index print_job_own on print_job (tenant_id, account_id, id);

alter table print_template enable row level security;
alter table print_template force row level security;
create policy tenant_only on print_template
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on print_template to :app;

alter table print_template_version enable row level security;
alter table print_template_version force row level security;
create policy tenant_only on print_template_version
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on print_template_version to :app;

alter table print_job enable row level security;
alter table print_job force row level security;
create policy tenant_only on print_job
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on print_job to :app;
