-- People asked to agree before a step of a record, and what they answered. Whoever has no account has an address; a row that was withdrawn stays.
create table card_approval (
  tenant_id bigint not null,
  id bigint generated always as identity,
  card_id bigint not null,
  step smallint not null,
  account_id bigint,
  name text not null,
  email text not null,
  message text not null default '',
  asked_at timestamptz not null,
  asked_by bigint not null,
  asked_name text not null,
  -- The secret link in the mail.
  link_id bigint,
  answered_at timestamptz,
  agreed boolean,
  words text not null default '',
  -- The version of the record that the answer is about.
  version integer,
  withdrawn_at timestamptz,
  primary key (tenant_id, id)
);
alter table card_approval add constraint card_approval_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
create index card_approval_card_id on card_approval (tenant_id, card_id);
create index card_approval_open on card_approval (tenant_id, account_id) where answered_at is null and withdrawn_at is null;
create index card_approval_link on card_approval (tenant_id, link_id);
alter table card_approval enable row level security;
alter table card_approval force row level security;
create policy tenant_only on card_approval
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_approval to :app;
