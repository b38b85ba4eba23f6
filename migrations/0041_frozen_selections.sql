-- Which cards a preview showed, or a long work began with: what comes in later is none of its business. Kept for some days.
create table frozen_selection (
  tenant_id bigint not null,
  -- A secret of whom it was given to: who may not search by a field learns nothing by what another found by it.
  id uuid not null,
  card_type text not null,
  -- The search it was made from; null: cards that were named.
  wanted jsonb,
  total integer not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);

-- Its cards in the order of their ids, some thousands a row.
create table frozen_selection_part (
  tenant_id bigint not null,
  selection_id uuid not null,
  last_id bigint not null,
  card_ids bigint[] not null,
  primary key (tenant_id, selection_id, last_id)
);

alter table frozen_selection_part add constraint frozen_selection_part_selection foreign key (tenant_id, selection_id) references frozen_selection (tenant_id, id) on delete cascade;
create index frozen_selection_age on frozen_selection (tenant_id, created_at);

alter table frozen_selection enable row level security;
alter table frozen_selection force row level security;
create policy tenant_only on frozen_selection
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on frozen_selection to :app;

alter table frozen_selection_part enable row level security;
alter table frozen_selection_part force row level security;
create policy tenant_only on frozen_selection_part
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on frozen_selection_part to :app;
