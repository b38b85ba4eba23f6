-- Searches people keep, those they follow, and what they had prepared for download.

create table saved_search (
  tenant_id bigint not null,
  id bigint generated always as identity,
  -- Id of the list it searches: 1 objects, 5 persons …
  type smallint not null,
  name text not null,
  -- As names are compared: without case, accents and spaces around.
  name_key text not null,
  -- Blocks of filters; see model/searches/criteria.ts.
  criteria jsonb not null,
  -- Whether all of the museum see it; only its owner and administrators change it.
  shared boolean not null default false,
  account_id bigint not null,
  account_name text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

alter table saved_search add constraint saved_search_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
-- Nobody has two of one name, and no two of one name are shared.
create unique index saved_search_own on saved_search (tenant_id, account_id, name_key);
create unique index saved_search_shared on saved_search (tenant_id, name_key) where shared;

alter table saved_search enable row level security;
alter table saved_search force row level security;
create policy tenant_only on saved_search
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on saved_search to :app;

-- Who is mailed what a search finds anew.
create table search_subscription (
  tenant_id bigint not null,
  search_id bigint not null,
  account_id bigint not null,
  -- Ids of the cards it found when it was last looked at; null where it asks for something else since.
  known bigint[],
  looked_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, search_id, account_id)
);

alter table search_subscription add constraint search_subscription_search foreign key (tenant_id, search_id) references saved_search (tenant_id, id) on delete cascade;

alter table search_subscription enable row level security;
alter table search_subscription force row level security;
create policy tenant_only on search_subscription
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on search_subscription to :app;

-- Files made of what a search finds, kept for some days.
create table search_download (
  tenant_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  language text not null,
  -- The saved search it was ordered from, which may be gone by now.
  search_id bigint,
  type smallint not null,
  -- Which cards, as lists are asked for them, as it was at the moment of ordering.
  wanted jsonb not null,
  filename text not null,
  format text not null,
  -- 'all', 'filled', or the columns that were chosen.
  columns jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'STOPPED')),
  done integer not null default 0,
  total integer not null default 0,
  attempts integer not null default 0,
  -- Of the server that makes it; nobody else goes on with it.
  storage_key text,
  bytes bigint,
  sha256 text,
  failure text,
  created_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz,
  primary key (tenant_id, id)
);

create index search_download_own on search_download (tenant_id, account_id, id);

alter table search_download add constraint search_download_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

alter table search_download enable row level security;
alter table search_download force row level security;
create policy tenant_only on search_download
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on search_download to :app;
