-- What is sold, what is agreed to, what was ordered.

create table plan (
  id bigint generated always as identity primary key,
  duration integer not null check (duration > 0),
  duration_unit text not null default 'YEARS' check (duration_unit in ('YEARS')),
  -- GB (1024 x 1024 x 1024 bytes).
  storage_limit integer not null check (storage_limit > 0),
  -- Euro for the whole duration.
  price integer not null check (price >= 0),
  active boolean not null default true
);

insert into plan (duration, storage_limit, price) values
  (1, 10, 290), (1, 50, 590), (1, 200, 1190), (1, 1000, 2900),
  (3, 10, 780), (3, 50, 1590), (3, 200, 3190), (3, 1000, 7800);

-- Versions of the documents; the newest published of a kind counts.
create table document (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('tc', 'tc2', 'sla', 'sla2', 'privacy-policy')),
  -- For which licence it is: terms differ between a trial and a subscription.
  licence_type text check (licence_type in ('TRIAL', 'PAID')),
  version integer not null,
  -- Language to {title, body}.
  texts jsonb not null,
  published_at timestamptz,
  created_at timestamptz not null default now()
);

create unique index document_version on document (kind, coalesce(licence_type, ''), version);

alter table tenant add column plan_id bigint references plan (id);
-- The reminder that was mailed last, so that each is mailed once.
alter table tenant add column reminded text;

create table accepted_document (
  tenant_id bigint not null,
  id bigint generated always as identity,
  document_id bigint not null,
  kind text not null,
  version integer not null,
  account_id bigint not null,
  name text not null,
  accepted_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

alter table accepted_document add constraint accepted_document_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
alter table accepted_document enable row level security;
alter table accepted_document force row level security;

create policy tenant_only on accepted_document
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

create table licence_order (
  tenant_id bigint not null,
  id bigint generated always as identity,
  plan_id bigint not null,
  -- The plan as it was ordered, and whom the invoice goes to.
  plan jsonb not null,
  profile jsonb not null,
  account_id bigint not null,
  state text not null default 'ORDERED' check (state in ('ORDERED', 'INVOICED', 'PAID', 'CANCELLED')),
  invoice_number text not null default '',
  ordered_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

alter table licence_order add constraint licence_order_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
alter table licence_order enable row level security;
alter table licence_order force row level security;

create policy tenant_only on licence_order
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

grant select, insert, update, delete on plan, document, accepted_document, licence_order to :app;
