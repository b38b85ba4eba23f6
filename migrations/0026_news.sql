-- News of the platform: whom they are for, who has read them, and what operators did with them.

alter table news add column pinned boolean not null default false;
-- False: for the museums of news_museum alone. A museum that goes takes its line along, and the news do not become everybody's.
alter table news add column everywhere boolean not null default true;
-- Roles in a museum; empty for all of them.
alter table news add column roles text[] not null default '{}';
alter table news add column changed_by bigint references account (id);
alter table news add column changed_at timestamptz;

create table news_museum (
  museum_id bigint not null references tenant (id) on delete cascade,
  news_id bigint not null references news (id) on delete cascade,
  primary key (museum_id, news_id)
);

create index news_museum_news on news_museum (news_id);

create table news_read (
  account_id bigint not null references account (id) on delete cascade,
  news_id bigint not null references news (id) on delete cascade,
  read_at timestamptz not null,
  primary key (account_id, news_id)
);

create index news_read_news on news_read (news_id);

-- The record of the operators: what they did for the platform as a whole, which stands in the record of no museum. It is only added to.
create table operator_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account_id bigint references account (id) on delete set null,
  -- As they were called then.
  name text not null,
  action text not null,
  details jsonb not null default '{}'
);

grant select, insert, update, delete on news_museum, news_read to :app;
grant select, insert on operator_entry to :app;
