-- Layouts of lists that people keep under a name: view, columns, widths, order.

create table list_layout (
  tenant_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  card_type text not null,
  name text not null,
  -- The one lists of the type begin with.
  is_default boolean not null default false,
  layout jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

alter table list_layout add constraint list_layout_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
alter table list_layout add constraint list_layout_account foreign key (account_id) references account (id) on delete cascade;

create unique index list_layout_name on list_layout (tenant_id, account_id, card_type, lower(name));
create unique index list_layout_default on list_layout (tenant_id, account_id, card_type) where is_default;
create index list_layout_of_account on list_layout (account_id);

alter table list_layout enable row level security;
alter table list_layout force row level security;

create policy tenant_only on list_layout
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

grant select, insert, update, delete on list_layout to :app;
