-- Cards that people outside the museum may read at an address of their own, for a time.

create table shared_card (
  tenant_id bigint not null,
  id bigint generated always as identity,
  card_id bigint not null,
  -- SHA-256 of the secret in the address, which is told once.
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  created_by bigint not null,
  created_name text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);

alter table shared_card add constraint shared_card_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
alter table shared_card add constraint shared_card_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;

create unique index shared_card_token on shared_card (tenant_id, token_hash);
create index shared_card_of_card on shared_card (tenant_id, card_id);

alter table shared_card enable row level security;
alter table shared_card force row level security;

create policy tenant_only on shared_card
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

grant select, insert, update, delete on shared_card to :app;
