-- Condition reports are records like all others: what they say, their damages, the regions of these and their pictures stand in documents of the
-- tables of cards. What was frozen stays byte for byte, beside its record, as do the signatures.

alter table condition_report no force row level security;
alter table condition_image no force row level security;
alter table condition_damage no force row level security;
alter table condition_region no force row level security;
alter table condition_signature no force row level security;
alter table card no force row level security;
alter table card_number no force row level security;
alter table card_revision no force row level security;
alter table card_sequence no force row level security;
alter table card_counter no force row level security;
alter table card_reindex no force row level security;
alter table card_former_id no force row level security;
alter table card_reminder no force row level security;

-- No new id is an old one of the museum: an address leads to one record only. A museum brought back alone from a backup gets the same.
alter table card_former_id drop constraint card_former_id_card;
insert into card_former_id (tenant_id, kind, former_id, card_id)
  select tenant_id, 'conditionReport', id, greatest(
      (select coalesce(max(card.id), 0) from card where card.tenant_id = condition_report.tenant_id),
      (select max(other.id) from condition_report other where other.tenant_id = condition_report.tenant_id)
    ) + row_number() over (partition by tenant_id order by id)
  from condition_report;
select setval(pg_get_serial_sequence('card', 'id'), greatest(
  nextval(pg_get_serial_sequence('card', 'id')), (select coalesce(max(card_id), 1) from card_former_id)));

create temporary table report_state (name text primary key, id smallint not null) on commit drop;
insert into report_state values ('DRAFT', 1), ('FINISHED', 2), ('ANNULLED', 3);
create temporary table damage_comparison (name text primary key, id smallint not null) on commit drop;
insert into damage_comparison values ('UNCHANGED', 1), ('WORSE', 2), ('TREATED', 3);

insert into card (tenant_id, id, type, incremental_number, data, version, number, titles, created_at, created_by, created_name,
    updated_at, updated_by, updated_name, deleted_at, deleted_name)
  overriding system value
  select report.tenant_id, former.card_id, 23,
    row_number() over (partition by report.tenant_id order by report.id),
    -- Every record says how complete it is itself.
    (report.document - 'completeness')
    || case when report.document ? 'completeness' then jsonb_build_object('completenessOfObject', report.document -> 'completeness')
      else '{}'::jsonb end
    || jsonb_build_object('reportNumber', report.number, 'state', jsonb_build_object('id', state.id),
      'object', jsonb_build_object('id', report.card_id::text))
    || case when procedure.id is null then '{}'::jsonb
      else jsonb_build_object('procedure', jsonb_build_object('id', report.procedure_id::text)) end
    || case when previous.card_id is null then '{}'::jsonb
      else jsonb_build_object('previous', jsonb_build_object('id', previous.card_id::text)) end
    || case when report.last_damage = 0 then '{}'::jsonb else jsonb_build_object('lastDamage', report.last_damage) end
    || coalesce((
      select jsonb_build_object('pictures', jsonb_agg(
        jsonb_build_object('id', 'p' || image.position, 'file', jsonb_build_object('id', image.file_id::text)) order by image.position))
      from condition_image image where image.tenant_id = report.tenant_id and image.report_id = report.id
      having count(*) > 0), '{}'::jsonb)
    || coalesce((
      select jsonb_build_object('damages', jsonb_agg(
        jsonb_build_object('id', damage.id::text, 'number', damage.number) || damage.document
        || case when damage.comparison is null then '{}'::jsonb
          else jsonb_build_object('comparison', jsonb_build_object('id', said.id)) end
        || coalesce((
          select jsonb_build_object('regions', jsonb_agg(jsonb_build_object('id', region.id::text, 'region',
            jsonb_build_object('source', region.file_id::text, 'selector', region.selector)) order by region.id))
          from condition_region region where region.tenant_id = damage.tenant_id and region.damage_id = damage.id
          having count(*) > 0), '{}'::jsonb)
        order by damage.number))
      from condition_damage damage
      left join damage_comparison said on said.name = damage.comparison
      where damage.tenant_id = report.tenant_id and damage.report_id = report.id
      having count(*) > 0), '{}'::jsonb),
    1, report.number, coalesce(object.titles, report.object_titles, '{}'::jsonb),
    report.created_at, report.created_by,
    coalesce((select coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email)
      from account where account.id = report.created_by), ''),
    report.updated_at, 0, '', report.deleted_at, case when report.deleted_at is not null then '' end
  from condition_report report
  join card_former_id former on former.tenant_id = report.tenant_id and former.kind = 'conditionReport' and former.former_id = report.id
  join report_state state on state.name = report.state
  left join card_former_id previous on previous.tenant_id = report.tenant_id and previous.kind = 'conditionReport'
    and previous.former_id = report.previous_id
  left join card object on object.tenant_id = report.tenant_id and object.id = report.card_id
  left join card procedure on procedure.tenant_id = report.tenant_id and procedure.id = report.procedure_id
    and procedure.type in (20, 21, 22);

alter table card_former_id add constraint card_former_id_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;

insert into card_revision (tenant_id, card_id, version, at, account_id, name, action, changes)
  select card.tenant_id, card.id, 1, card.created_at, card.created_by, card.created_name, 'created', '[]'::jsonb
  from card where card.type = 23;
insert into card_number (tenant_id, type, number, card_id)
  select tenant_id, type, lower(replace(number, ' ', '')), id from card where type = 23 and deleted_at is null;
insert into card_sequence (tenant_id, type, last)
  select tenant_id, type, max(incremental_number) from card where type = 23 group by tenant_id, type;
insert into card_counter (tenant_id, type, slot, cards)
  select tenant_id, type, 0, count(*) from card where type = 23 and deleted_at is null group by tenant_id, type;
insert into card_reindex (tenant_id, type, relinks)
  select distinct tenant_id, type, true from card where type = 23
  on conflict (tenant_id, type) do update set after = 0, relinks = true;
insert into card_reminder (tenant_id, card_id, at)
  select report.tenant_id, former.card_id, report.remind_at from condition_report report
  join card_former_id former on former.tenant_id = report.tenant_id and former.kind = 'conditionReport' and former.former_id = report.id
  where report.remind_at is not null;

-- What a record said when it was finished: canonical JSON and its SHA-256, and what became of it since.
create table card_frozen (
  tenant_id bigint not null,
  card_id bigint not null,
  at timestamptz not null,
  account_id bigint,
  name text not null,
  content text not null,
  sha256 text not null,
  annulled_at timestamptz,
  annulled_by text not null default '',
  annulled_reason text not null default '',
  -- What the records it is about were called when they were deleted for good, by their ids.
  called jsonb not null default '{}',
  primary key (tenant_id, card_id)
);
insert into card_frozen (tenant_id, card_id, at, account_id, name, content, sha256, annulled_at, annulled_by, annulled_reason, called)
  select report.tenant_id, former.card_id, report.finished_at, report.finished_account, report.finished_by, report.frozen, report.sha256,
    report.annulled_at, report.annulled_by, report.annulled_reason,
    case when report.object_titles is null then '{}'::jsonb else jsonb_build_object(report.card_id::text,
      jsonb_build_object('number', coalesce(report.object_number, ''), 'titles', report.object_titles)) end
  from condition_report report
  join card_former_id former on former.tenant_id = report.tenant_id and former.kind = 'conditionReport' and former.former_id = report.id
  where report.frozen is not null;
alter table card_frozen add constraint card_frozen_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
alter table card_frozen enable row level security;
alter table card_frozen force row level security;
create policy tenant_only on card_frozen
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_frozen to :app;

alter table condition_signature drop constraint condition_signature_report;
update condition_signature signature set report_id = former.card_id from card_former_id former
  where former.tenant_id = signature.tenant_id and former.kind = 'conditionReport' and former.former_id = signature.report_id;
alter table condition_signature rename column report_id to card_id;
alter table condition_signature rename to card_signature;
alter table card_signature rename constraint condition_signature_pkey to card_signature_pkey;
alter index condition_signature_report rename to card_signature_card;
alter table card_signature add constraint card_signature_card foreign key (tenant_id, card_id) references card (tenant_id, id) on delete cascade;
alter table card_signature force row level security;

drop table condition_region;
drop table condition_damage;
drop table condition_image;
drop table condition_report;

alter table card_reminder force row level security;
alter table card_former_id force row level security;
alter table card_reindex force row level security;
alter table card_counter force row level security;
alter table card_sequence force row level security;
alter table card_revision force row level security;
alter table card_number force row level security;
alter table card force row level security;
