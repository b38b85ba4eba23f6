-- Pictures in comments. A row outlives its comment until its file has left the storage, so it refers to the comment without a foreign key.
create table comment_picture (
  tenant_id bigint not null,
  id bigint generated always as identity,
  -- Null until the comment is sent.
  comment_id bigint,
  account_id bigint not null,
  -- Key of the comment that was being written, so what is sent twice is there once.
  sent_for uuid not null,
  position integer not null default 0,
  -- For those who do not see it.
  alt text not null default '',
  width integer not null,
  height integer not null,
  bytes bigint not null,
  sha256 text not null,
  storage_key text not null,
  created_at timestamptz not null,
  -- Taken away: it is shown to nobody, and its file is deleted at night.
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create index comment_picture_comment_id on comment_picture (tenant_id, comment_id);
create unique index comment_picture_unsent on comment_picture (tenant_id, account_id, sent_for, sha256) where comment_id is null and removed_at is null;
alter table comment_picture enable row level security;
alter table comment_picture force row level security;
create policy tenant_only on comment_picture
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on comment_picture to :app;

-- Lists are filtered by open conversations: they are few beside all comments, and are found without them.
create index card_comment_open on card_comment (tenant_id, card_id) where thread_id is null and resolved_at is null;
