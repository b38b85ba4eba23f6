-- Comments on records, and on the lines of procedures, with those who are told of them.
create table card_comment (
  tenant_id bigint not null,
  id bigint generated always as identity,
  card_id bigint not null,
  -- The record that the commented line is about; null: it is about the record itself.
  line_id bigint,
  -- The comment it answers; null: it begins a thread.
  thread_id bigint,
  account_id bigint not null,
  -- As the person was called then.
  account_name text not null,
  -- Plain; people are mentioned as @{id of their account}. Empty where it was deleted.
  text text not null,
  -- Made by the browser, so what is sent twice is there once.
  sent_as uuid not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  -- Of the thread that it begins.
  resolved_at timestamptz,
  resolved_by bigint,
  resolved_name text,
  version integer not null default 1,
  primary key (tenant_id, id)
);
alter table card_comment add constraint card_comment_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
create index card_comment_card_id on card_comment (tenant_id, card_id, id);
create unique index card_comment_sent on card_comment (tenant_id, account_id, sent_as);
alter table card_comment enable row level security;
alter table card_comment force row level security;
create policy tenant_only on card_comment
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_comment to :app;

-- People a comment is for: they are mentioned in it, or it answers a thread that they took part in.
create table comment_notice (
  tenant_id bigint not null,
  account_id bigint not null,
  comment_id bigint not null,
  reason text not null check (reason in ('mention', 'answer')),
  read_at timestamptz,
  primary key (tenant_id, account_id, comment_id)
);
alter table comment_notice add constraint comment_notice_comment foreign key (tenant_id, comment_id) references card_comment (tenant_id, id) on delete cascade;
create index comment_notice_comment_id on comment_notice (tenant_id, comment_id);
alter table comment_notice enable row level security;
alter table comment_notice force row level security;
create policy tenant_only on comment_notice
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on comment_notice to :app;
