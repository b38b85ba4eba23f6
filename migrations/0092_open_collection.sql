-- Addresses of the public sites of museums, on the whole platform. One that was given up leads to its museum for ever.
create table site_address (
  address text collate "C" primary key,
  -- Kept when the museum is gone: what it printed never leads to another one.
  museum_id bigint not null,
  since timestamptz not null default now()
);
create index site_address_museum on site_address (museum_id);
grant select, insert on site_address to :app;

-- Public names that were given on the whole platform: none is given twice, not even after its museum is gone.
create table claimed_name (
  name text collate "C" primary key
);
grant select, insert on claimed_name to :app;

-- The public site of a museum.
create table site (
  tenant_id bigint primary key,
  -- The one of its addresses that it is reached at.
  address text collate "C" not null,
  -- Null: closed, and nothing of it is there.
  opened_at timestamptz,
  -- What was withdrawn before was never seen.
  first_opened_at timestamptz,
  -- Languages, name, imprint and privacy by language, mail address, licence of texts.
  settings jsonb not null,
  -- Grows with each change: of two people who save at once, the second is told.
  version integer not null default 1
);

alter table site add constraint site_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

alter table site enable row level security;
alter table site force row level security;
create policy tenant_only on site
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on site to :app;

-- Decisions of a museum about fields that are public by rule.
create table site_rule (
  tenant_id bigint not null,
  -- Type of the list the field belongs to.
  type integer not null,
  path text not null,
  shown boolean not null,
  primary key (tenant_id, type, path)
);

alter table site_rule add constraint site_rule_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

alter table site_rule enable row level security;
alter table site_rule force row level security;
create policy tenant_only on site_rule
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on site_rule to :app;

-- Public names of records that are or were published: what stands for the id in all public addresses, and is never given again.
create table public_name (
  tenant_id bigint not null,
  name text collate "C" not null,
  -- Kept when the record is gone.
  card_id bigint not null,
  kind text not null,
  minted_at timestamptz not null default now(),
  -- Since when it is not published any longer; null while it is.
  withdrawn_at timestamptz,
  primary key (tenant_id, name)
);
create unique index public_name_card on public_name (tenant_id, card_id);
create index public_name_newest on public_name (tenant_id, kind, minted_at desc, name) where withdrawn_at is null;
create index public_name_withdrawn on public_name (tenant_id, withdrawn_at desc, name) where withdrawn_at is not null;

alter table public_name add constraint public_name_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

alter table public_name enable row level security;
alter table public_name force row level security;
create policy tenant_only on public_name
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on public_name to :app;
