-- Records that were withdrawn from the public at once: none is published, by whatever way, before a person lifts it.
create table card_withdrawal (
  tenant_id bigint not null,
  card_id bigint not null,
  reason text not null,
  at timestamptz not null,
  account_id bigint not null,
  -- Of the person, as it was then.
  name text not null,
  primary key (tenant_id, card_id)
);

alter table card_withdrawal add constraint card_withdrawal_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
create index card_withdrawal_newest on card_withdrawal (tenant_id, at desc, card_id);

alter table card_withdrawal enable row level security;
alter table card_withdrawal force row level security;
create policy tenant_only on card_withdrawal
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_withdrawal to :app;
