-- Cards on which an operation was taken back: what is left of it can be taken back later, as often as needed.
create table card_undone (
  tenant_id bigint not null,
  operation_id bigint not null,
  card_id bigint not null,
  primary key (tenant_id, operation_id, card_id)
);

alter table card_undone add constraint card_undone_operation foreign key (tenant_id, operation_id) references operation (tenant_id, id) on delete cascade;

alter table operation no force row level security;
alter table card_revision no force row level security;

-- What was taken back so far, and operations of which something was left.
insert into card_undone (tenant_id, operation_id, card_id)
select distinct u.tenant_id, u.undoes_id, r.card_id
from operation u join card_revision r on r.tenant_id = u.tenant_id and r.operation_id = u.id
where u.undoes_id is not null;

update operation o set undone_by_id = null
from operation u
where u.tenant_id = o.tenant_id and u.id = o.undone_by_id and u.state <> 'IN_PROGRESS'
  and (u.state = 'FAIL' or u.position is not null or u.processed < u.total or cardinality(u.fail) > 0);

alter table operation force row level security;
alter table card_revision force row level security;

alter table card_undone enable row level security;
alter table card_undone force row level security;
create policy tenant_only on card_undone
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, delete on card_undone to :app;
