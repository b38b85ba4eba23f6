-- Long operations with visible progress.

create table operation (
  tenant_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  account_id bigint not null,
  state text not null default 'IN_PROGRESS' check (state in ('IN_PROGRESS', 'DONE', 'FAIL')),
  input jsonb not null,
  total integer not null default 0,
  processed integer not null default 0,
  -- How far the work has come, in the operation's own terms: where it goes on after a restart.
  position jsonb,
  -- Ids of the newest elements, a hundred at the most.
  success text[] not null default '{}',
  fail text[] not null default '{}',
  -- Counts the jobs that have carried the work, one after the other; a job of another turn has nothing to do.
  turn integer not null default 0,
  stop_requested boolean not null default false,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, id)
);

alter table operation add constraint operation_tenant foreign key (tenant_id) references tenant (id) on delete cascade;

create index operation_account on operation (tenant_id, account_id, started_at desc);

alter table operation enable row level security;
alter table operation force row level security;

create policy tenant_only on operation
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

grant select, insert, update, delete on operation to :app;
