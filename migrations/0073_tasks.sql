-- What is to do in procedures: a checklist that a museum keeps for a type, and the tasks of each procedure, taken from it when the procedure begins.
create table checklist (
  tenant_id bigint not null references tenant (id),
  type smallint not null,
  tasks jsonb not null,
  version integer not null default 1,
  primary key (tenant_id, type)
);
alter table checklist enable row level security;
alter table checklist force row level security;
create policy tenant_only on checklist
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on checklist to :app;

create table card_task (
  tenant_id bigint not null,
  id bigint generated always as identity,
  card_id bigint not null,
  words text not null,
  responsible text not null,
  -- The member it is given to.
  account_id bigint,
  -- So many days after (negative: before) a date or a step; the day follows it until the task is done.
  due_from text,
  due_days smallint,
  due date,
  done_at timestamptz,
  done_by bigint,
  done_name text,
  -- The task of the checklist that it was taken from.
  checklist_task uuid,
  version integer not null default 1,
  -- The moment of the next reminder.
  remind_at timestamptz,
  primary key (tenant_id, id)
);
alter table card_task add constraint card_task_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
create index card_task_card_id on card_task (tenant_id, card_id);
create unique index card_task_from_checklist on card_task (tenant_id, card_id, checklist_task) where checklist_task is not null;
create index card_task_due on card_task (tenant_id, due) where done_at is null;
create index card_task_account on card_task (tenant_id, account_id) where done_at is null;
alter table card_task enable row level security;
alter table card_task force row level security;
create policy tenant_only on card_task
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_task to :app;
