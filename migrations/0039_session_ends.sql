-- Sessions end: at a moment that is fixed when they begin, whatever is renewed in between.

alter table session add column ends_at timestamptz;
update session set ends_at = now() + case when bound then interval '12 hours' else interval '30 days' end;
alter table session alter column ends_at set not null;

-- The way in.
alter table session add column begun_by text not null default 'password';
update session set begun_by = case when impersonator_id is not null then 'loginAs' when bound then 'singleSignOn' else 'password' end;
alter table session alter column begun_by drop default;
alter table session add constraint session_begun_by check (begun_by in ('password', 'singleSignOn', 'loginAs'));

-- Chosen at sign-in: the browser keeps the session when it is closed.
alter table session add column stays boolean not null default false;

-- The own session of whoever signed in as somebody else: they return to it, and without it theirs as somebody else ends.
alter table session add column begun_in bigint references session (id) on delete cascade;
create index session_begun_in on session (begun_in) where begun_in is not null;
