-- Procedures are records like all others: their documents, history, people and lines stand in the tables of cards. Condition reports and audits
-- keep their tables and point at the records.

alter table procedure no force row level security;
alter table procedure_event no force row level security;
alter table procedure_object no force row level security;
alter table procedure_member no force row level security;
alter table procedure_attachment no force row level security;
alter table procedure_link no force row level security;
alter table procedure_room no force row level security;
alter table procedure_answer no force row level security;
alter table condition_report no force row level security;
alter table inventory_list no force row level security;
alter table inventory_expected no force row level security;
alter table inventory_finding no force row level security;
alter table inventory_refusal no force row level security;
alter table inventory_photo no force row level security;
alter table inventory_plan no force row level security;
alter table inventory_signature no force row level security;
alter table card no force row level security;
alter table card_number no force row level security;
alter table card_revision no force row level security;
alter table card_sequence no force row level security;
alter table card_counter no force row level security;
alter table card_reindex no force row level security;

-- Ids under which records were known before they were cards: addresses in bookmarks, mails and notices lead to them still.
create table card_former_id (
  tenant_id bigint not null,
  kind text not null,
  former_id bigint not null,
  card_id bigint not null,
  primary key (tenant_id, kind, former_id)
);

-- No new id is an old one of the museum: an address leads to one record only. A museum brought back alone from a backup gets the same.
insert into card_former_id (tenant_id, kind, former_id, card_id)
  select tenant_id, 'procedure', id, greatest(
      (select coalesce(max(card.id), 0) from card where card.tenant_id = procedure.tenant_id),
      (select max(other.id) from procedure other where other.tenant_id = procedure.tenant_id)
    ) + row_number() over (partition by tenant_id order by id)
  from procedure;
select setval(pg_get_serial_sequence('card', 'id'), greatest(
  nextval(pg_get_serial_sequence('card', 'id')), (select coalesce(max(card_id), 1) from card_former_id)));

create temporary table procedure_type (name text primary key, id smallint not null) on commit drop;
insert into procedure_type values ('LOAN_OUT', 20), ('CONDITION_CHECK', 21), ('INVENTORY_AUDIT', 22);
create temporary table procedure_status (name text primary key, id smallint not null) on commit drop;
insert into procedure_status values ('TODO', 1), ('ONGOING', 2), ('DONE', 3), ('CLOSED', 4);
create temporary table procedure_step (type text, name text, id smallint not null, status text not null, primary key (type, name)) on commit drop;
insert into procedure_step values
  ('LOAN_OUT', 'requested', 1, 'TODO'), ('LOAN_OUT', 'inReview', 2, 'TODO'), ('LOAN_OUT', 'informationAsked', 3, 'ONGOING'),
  ('LOAN_OUT', 'termsAgreed', 4, 'ONGOING'), ('LOAN_OUT', 'agreementSigned', 5, 'ONGOING'), ('LOAN_OUT', 'preparing', 6, 'ONGOING'),
  ('LOAN_OUT', 'onLoan', 7, 'ONGOING'), ('LOAN_OUT', 'returned', 8, 'DONE'), ('LOAN_OUT', 'closed', 9, 'CLOSED'),
  ('LOAN_OUT', 'refused', 10, 'CLOSED'), ('LOAN_OUT', 'withdrawn', 11, 'CLOSED'),
  ('CONDITION_CHECK', 'planned', 1, 'TODO'), ('CONDITION_CHECK', 'checking', 2, 'ONGOING'), ('CONDITION_CHECK', 'checked', 3, 'DONE'),
  ('CONDITION_CHECK', 'filed', 4, 'CLOSED'),
  ('INVENTORY_AUDIT', 'draft', 1, 'TODO'), ('INVENTORY_AUDIT', 'frozen', 2, 'ONGOING'), ('INVENTORY_AUDIT', 'running', 3, 'ONGOING'),
  ('INVENTORY_AUDIT', 'reconciling', 4, 'ONGOING'), ('INVENTORY_AUDIT', 'reconciled', 5, 'DONE'), ('INVENTORY_AUDIT', 'signed', 6, 'CLOSED'),
  ('INVENTORY_AUDIT', 'abandoned', 7, 'CLOSED');

insert into card (tenant_id, id, type, incremental_number, data, version, number, titles, created_at, created_by, created_name,
    updated_at, updated_by, updated_name, deleted_at, deleted_name)
  overriding system value
  select procedure.tenant_id, former.card_id, type.id,
    row_number() over (partition by procedure.tenant_id, procedure.type order by procedure.id),
    procedure.document || jsonb_build_object('title', procedure.title, 'procedureNumber', procedure.number,
      'status', jsonb_build_object('id', status.id), 'step', jsonb_build_object('id', step.id)),
    greatest(1, (select count(*) from procedure_event event
      where event.tenant_id = procedure.tenant_id and event.procedure_id = procedure.id)),
    procedure.number, jsonb_build_object('en', procedure.title),
    procedure.created_at, procedure.created_by,
    coalesce((select coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email)
      from account where account.id = procedure.created_by), ''),
    procedure.updated_at, coalesce(last.account_id, 0), coalesce(last.account_name, ''),
    procedure.deleted_at, case when procedure.deleted_at is not null then coalesce(last.account_name, '') end
  from procedure
  join card_former_id former on former.tenant_id = procedure.tenant_id and former.former_id = procedure.id
  join procedure_type type on type.name = procedure.type
  join procedure_status status on status.name = procedure.status
  join procedure_step step on step.type = procedure.type and step.name = procedure.step
  left join lateral (
    select account_id, account_name from procedure_event event
    where event.tenant_id = procedure.tenant_id and event.procedure_id = procedure.id
    order by event.id desc limit 1
  ) last on true;

alter table card_former_id add constraint card_former_id_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
create index card_former_id_card on card_former_id (tenant_id, card_id);

-- What happened to a procedure is its history. What an event says beside the fields stands under '@event'.
insert into card_revision (tenant_id, card_id, version, at, account_id, name, action, changes)
  select event.tenant_id, former.card_id,
    row_number() over (partition by event.tenant_id, event.procedure_id order by event.id),
    event.at, coalesce(event.account_id, 0), event.account_name, event.kind,
    case when event.kind = 'changed' then coalesce(event.details -> 'changes', '[]') else '[]'::jsonb end
    || case when event.kind = 'moved' and step_before.id is not null and step_after.id is not null then
      jsonb_build_array(jsonb_build_object('path', 'step', 'kind', 'set',
        'before', jsonb_build_object('id', step_before.id), 'after', jsonb_build_object('id', step_after.id)))
      || case when step_before.status <> step_after.status then jsonb_build_array(jsonb_build_object('path', 'status', 'kind', 'set',
        'before', jsonb_build_object('id', status_before.id), 'after', jsonb_build_object('id', status_after.id))) else '[]'::jsonb end
      else '[]'::jsonb end
    || case when event.kind in ('deleted', 'restored') then jsonb_build_array(jsonb_build_object('path', '@deleted', 'kind', 'set',
      'before', event.kind = 'restored', 'after', event.kind = 'deleted')) else '[]'::jsonb end
    || jsonb_build_array(jsonb_build_object('path', '@event', 'kind', 'set', 'before', null, 'after',
      case when event.kind = 'changed' then event.details - 'changes' else event.details end))
  from procedure_event event
  join procedure on procedure.tenant_id = event.tenant_id and procedure.id = event.procedure_id
  join card_former_id former on former.tenant_id = event.tenant_id and former.former_id = event.procedure_id
  left join procedure_step step_before on step_before.type = procedure.type and step_before.name = event.details ->> 'from'
  left join procedure_step step_after on step_after.type = procedure.type and step_after.name = event.details ->> 'to'
  left join procedure_status status_before on status_before.name = step_before.status
  left join procedure_status status_after on status_after.name = step_after.status;

insert into card_number (tenant_id, type, number, card_id)
  select tenant_id, type, lower(replace(number, ' ', '')), id from card where type in (20, 21, 22) and deleted_at is null;
insert into card_sequence (tenant_id, type, last)
  select tenant_id, type, max(incremental_number) from card where type in (20, 21, 22) group by tenant_id, type;
insert into card_counter (tenant_id, type, slot, cards)
  select tenant_id, type, 0, count(*) from card where type in (20, 21, 22) and deleted_at is null group by tenant_id, type;

-- Lists whose index is built anew may have links to be made as well: those of fields that made none before.
alter table card_reindex add column relinks boolean not null default false;
insert into card_reindex (tenant_id, type, relinks)
  select distinct tenant_id, type, true from card where type in (20, 21, 22)
  on conflict (tenant_id, type) do update set after = 0, relinks = true;

-- When the managers of a record are told next of one of its days.
create table card_reminder (
  tenant_id bigint not null,
  card_id bigint not null,
  at timestamptz not null,
  primary key (tenant_id, card_id)
);
insert into card_reminder (tenant_id, card_id, at)
  select procedure.tenant_id, former.card_id, procedure.remind_at from procedure
  join card_former_id former on former.tenant_id = procedure.tenant_id and former.former_id = procedure.id
  where procedure.remind_at is not null;
alter table card_reminder add constraint card_reminder_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
alter table card_reminder enable row level security;
alter table card_reminder force row level security;
create policy tenant_only on card_reminder
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_reminder to :app;

-- Rows of a record about other records.
alter table procedure_object drop constraint procedure_object_procedure;
update procedure_object line set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = line.tenant_id and former.former_id = line.procedure_id;
alter table procedure_object rename column card_id to about_id;
alter table procedure_object rename column procedure_id to record_id;
alter table procedure_object rename to card_line;
alter table card_line rename constraint procedure_object_pkey to card_line_pkey;
alter table card_line rename constraint procedure_object_card to card_line_about;
alter table card_line add constraint card_line_record foreign key (tenant_id, record_id) references card (tenant_id, id) on delete cascade;
alter index procedure_object_card rename to card_line_about_id;
alter index procedure_object_order rename to card_line_order;
alter table card_line force row level security;

-- Who looks after a record, and who works on it.
alter table procedure_member drop constraint procedure_member_procedure;
update procedure_member member set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = member.tenant_id and former.former_id = member.procedure_id;
alter table procedure_member rename column procedure_id to card_id;
alter table procedure_member rename to card_person;
alter table card_person rename constraint procedure_member_pkey to card_person_pkey;
alter table card_person rename constraint procedure_member_identity to card_person_identity;
alter table card_person add constraint card_person_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
alter index procedure_member_account rename to card_person_account;
alter table card_person force row level security;

alter table procedure_attachment drop constraint procedure_attachment_procedure;
update procedure_attachment file set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = file.tenant_id and former.former_id = file.procedure_id;
alter table procedure_attachment add constraint procedure_attachment_procedure foreign key (tenant_id, procedure_id) references card (tenant_id, id) on delete cascade;
alter table procedure_attachment force row level security;

alter table procedure_link drop constraint procedure_link_procedure;
alter table procedure_link drop constraint procedure_link_linked;
update procedure_link link set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = link.tenant_id and former.former_id = link.procedure_id;
update procedure_link link set linked_id = former.card_id from card_former_id former
  where former.tenant_id = link.tenant_id and former.former_id = link.linked_id;
alter table procedure_link add constraint procedure_link_procedure foreign key (tenant_id, procedure_id) references card (tenant_id, id) on delete cascade;
alter table procedure_link add constraint procedure_link_linked foreign key (tenant_id, linked_id) references card (tenant_id, id) on delete cascade;
alter table procedure_link force row level security;

alter table procedure_room drop constraint procedure_room_procedure;
update procedure_room room set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = room.tenant_id and former.former_id = room.procedure_id;
alter table procedure_room add constraint procedure_room_procedure foreign key (tenant_id, procedure_id) references card (tenant_id, id) on delete cascade;
alter table procedure_room force row level security;

alter table procedure_answer drop constraint procedure_answer_procedure;
update procedure_answer answer set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = answer.tenant_id and former.former_id = answer.procedure_id;
alter table procedure_answer add constraint procedure_answer_procedure foreign key (tenant_id, procedure_id) references card (tenant_id, id) on delete cascade;
alter table procedure_answer force row level security;

-- What no longer has its procedure keeps the number it had of it, which is no record's.
update condition_report report set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = report.tenant_id and former.former_id = report.procedure_id;
alter table condition_report force row level security;

alter table inventory_list drop constraint inventory_list_procedure;
alter table inventory_expected drop constraint inventory_expected_list;
alter table inventory_finding drop constraint inventory_finding_list;
alter table inventory_refusal drop constraint inventory_refusal_procedure;
alter table inventory_photo drop constraint inventory_photo_finding;
alter table inventory_plan drop constraint inventory_plan_list;
alter table inventory_signature drop constraint inventory_signature_list;
update inventory_list kept set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = kept.tenant_id and former.former_id = kept.procedure_id;
update inventory_expected kept set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = kept.tenant_id and former.former_id = kept.procedure_id;
update inventory_finding kept set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = kept.tenant_id and former.former_id = kept.procedure_id;
update inventory_refusal kept set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = kept.tenant_id and former.former_id = kept.procedure_id;
update inventory_photo kept set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = kept.tenant_id and former.former_id = kept.procedure_id;
update inventory_plan kept set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = kept.tenant_id and former.former_id = kept.procedure_id;
update inventory_signature kept set procedure_id = former.card_id from card_former_id former
  where former.tenant_id = kept.tenant_id and former.former_id = kept.procedure_id;
alter table inventory_list add constraint inventory_list_procedure foreign key (tenant_id, procedure_id) references card (tenant_id, id) on delete cascade;
alter table inventory_expected add constraint inventory_expected_list foreign key (tenant_id, procedure_id) references inventory_list (tenant_id, procedure_id) on delete cascade;
alter table inventory_finding add constraint inventory_finding_list foreign key (tenant_id, procedure_id) references inventory_list (tenant_id, procedure_id) on delete cascade;
alter table inventory_refusal add constraint inventory_refusal_procedure foreign key (tenant_id, procedure_id) references card (tenant_id, id) on delete cascade;
alter table inventory_photo add constraint inventory_photo_finding foreign key (tenant_id, procedure_id, finding_id) references inventory_finding (tenant_id, procedure_id, id) on delete cascade;
alter table inventory_plan add constraint inventory_plan_list foreign key (tenant_id, procedure_id) references inventory_list (tenant_id, procedure_id) on delete cascade;
alter table inventory_signature add constraint inventory_signature_list foreign key (tenant_id, procedure_id) references inventory_list (tenant_id, procedure_id) on delete cascade;
alter table inventory_list force row level security;
alter table inventory_expected force row level security;
alter table inventory_finding force row level security;
alter table inventory_refusal force row level security;
alter table inventory_photo force row level security;
alter table inventory_plan force row level security;
alter table inventory_signature force row level security;

drop table procedure_event;
drop table procedure;

alter table card_reindex force row level security;
alter table card_counter force row level security;
alter table card_sequence force row level security;
alter table card_revision force row level security;
alter table card_number force row level security;
alter table card force row level security;

alter table card_former_id enable row level security;
alter table card_former_id force row level security;
create policy tenant_only on card_former_id
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_former_id to :app;
