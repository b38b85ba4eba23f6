-- Records whose public view may have changed, as often as it did: they are taken from here and looked at behind the request.
create table public_mark (
  tenant_id bigint not null,
  id bigint generated always as identity,
  card_id bigint not null,
  -- It was published or withdrawn: what is linked with it changes with it.
  with_linked boolean not null default false,
  primary key (tenant_id, id)
);

alter table public_mark add constraint public_mark_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

alter table public_mark enable row level security;
alter table public_mark force row level security;
create policy tenant_only on public_mark
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, delete on public_mark to :app;

-- Records that are or were public, as the public finds them. Nothing is in here that came not through the gate.
create table public_record (
  tenant_id bigint not null,
  -- Kept when the record is gone.
  card_id bigint not null,
  -- Type of the list it belongs to.
  type integer not null,
  -- False since it was withdrawn, in the same transaction: what follows is emptied a little later.
  shown boolean not null,
  -- Whether it has a picture that everybody may see.
  pictured boolean not null,
  published_at timestamptz not null,
  -- When, and with which change of the site, the public last saw something else.
  changed_at timestamptz not null,
  change bigint not null,
  -- Of all that the public sees of it: what did not change is not written.
  hash text collate "C" not null,
  number_sort text collate "C" not null,
  year_from integer,
  year_to integer,
  year_sort integer,
  longitude double precision,
  latitude double precision,
  -- Numbers of the values of facets, packed.
  keys text collate "C" not null,
  search tsvector not null,
  -- Words of its titles alone.
  titles tsvector not null,
  primary key (tenant_id, card_id)
);

alter table public_record alter column search set storage external;
alter table public_record alter column keys set storage main;

create index public_record_newest on public_record (tenant_id, type, published_at desc, card_id desc) where shown;
create index public_record_number on public_record (tenant_id, type, number_sort, card_id) where shown;
create index public_record_year on public_record (tenant_id, type, year_sort, card_id) where shown;
create index public_record_search on public_record using gin (search);

alter table public_record add constraint public_record_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

alter table public_record enable row level security;
alter table public_record force row level security;
create policy tenant_only on public_record
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on public_record to :app;

-- Everything that ever changed for the public, in order and without gaps: harvesters follow it.
create table public_change (
  tenant_id bigint not null,
  change bigint not null,
  name text collate "C" not null,
  kind text not null,
  action text not null check (action in ('created', 'updated', 'withdrawn')),
  at timestamptz not null,
  primary key (tenant_id, change)
);

alter table public_change add constraint public_change_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

alter table public_change enable row level security;
alter table public_change force row level security;
create policy tenant_only on public_change
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, delete on public_change to :app;

-- Number of the last change.
alter table site add column change bigint not null default 0;
-- Grows with each decision about a field, and each time that records were followed: pages that were made before are not shown again.
alter table site add column decisions bigint not null default 0;

-- Museums with a site look at all that they published, once.
alter table public_name no force row level security;
alter table site no force row level security;
alter table public_mark no force row level security;
insert into public_mark (tenant_id, card_id)
select n.tenant_id, n.card_id from public_name n join site s on s.tenant_id = n.tenant_id
where s.first_opened_at is not null;
alter table public_mark force row level security;
alter table site force row level security;
alter table public_name force row level security;
