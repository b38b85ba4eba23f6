-- What procedures have written into the records of their lines: the version of the record that holds it, or why it could not be written.
create table card_effect (
  tenant_id bigint not null,
  record_id bigint not null,
  about_id bigint not null,
  effect smallint not null,
  -- Null: not written yet. 0: there was nothing to write.
  version integer,
  -- Code and fields of the error that prevented writing it, or taking it back.
  problem jsonb,
  primary key (tenant_id, record_id, about_id, effect)
);
alter table card_effect add constraint card_effect_record foreign key (tenant_id, record_id) references card (tenant_id, id) on delete cascade;
alter table card_effect add constraint card_effect_about foreign key (tenant_id, about_id) references card (tenant_id, id) on delete cascade;
create index card_effect_about_id on card_effect (tenant_id, about_id);
create index card_effect_problem on card_effect (tenant_id, record_id) where problem is not null;
alter table card_effect enable row level security;
alter table card_effect force row level security;
create policy tenant_only on card_effect
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on card_effect to :app;
