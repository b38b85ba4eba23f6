-- Cards that became one with another: their old addresses lead there, for ever, though the card itself left the bin long ago.

create table card_merge (
  tenant_id bigint not null,
  -- The card that went into the other one.
  card_id bigint not null,
  into_id bigint not null,
  -- The long operation that does it; `done` when that has come to its end.
  operation_id bigint not null,
  done boolean not null default false,
  at timestamptz not null default now(),
  primary key (tenant_id, card_id)
);

alter table card_merge add constraint card_merge_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

create index card_merge_into on card_merge (tenant_id, into_id);
create index card_merge_operation on card_merge (tenant_id, operation_id);

alter table card_merge enable row level security;
alter table card_merge force row level security;

create policy tenant_only on card_merge
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

grant select, insert, update, delete on card_merge to :app;

-- Pairs of cards that look like one and were said to be two.
create table card_distinct (
  tenant_id bigint not null,
  -- The lower id of the two.
  card_id bigint not null,
  other_id bigint not null,
  said_at timestamptz not null default now(),
  said_by bigint not null,
  said_name text not null,
  primary key (tenant_id, card_id, other_id)
);

alter table card_distinct add constraint card_distinct_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
alter table card_distinct add constraint card_distinct_other foreign key (tenant_id, other_id) references card (tenant_id, id) on delete cascade;

create index card_distinct_of_other on card_distinct (tenant_id, other_id);

alter table card_distinct enable row level security;
alter table card_distinct force row level security;

create policy tenant_only on card_distinct
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

grant select, insert, update, delete on card_distinct to :app;
