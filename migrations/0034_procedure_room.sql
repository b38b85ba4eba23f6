-- Nobody with an account: somebody outside the museum.
alter table procedure_event alter column account_id drop not null;

-- Rooms in which people outside a museum read what was agreed in a procedure, and write for it.

create table procedure_room (
  tenant_id bigint not null,
  id bigint generated always as identity,
  procedure_id bigint not null,
  token_hash bytea not null,
  -- Whom the address was given to, in the words of who gave it.
  recipient text not null,
  created_at timestamptz not null,
  created_by bigint not null,
  created_name text not null,
  expires_at timestamptz not null,
  last_opened_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash)
);

alter table procedure_room add constraint procedure_room_procedure foreign key (tenant_id, procedure_id) references procedure (tenant_id, id) on delete cascade;
create index procedure_room_listed on procedure_room (tenant_id, procedure_id, id desc);

-- What they sent. Nothing is written over: who sends again adds an answer.
create table procedure_answer (
  tenant_id bigint not null,
  id bigint generated always as identity,
  procedure_id bigint not null,
  -- 'facility' …; see the room of the type's declaration.
  answer text not null,
  document jsonb not null,
  -- By the id of the object.
  lines jsonb not null default '{}',
  -- What was agreed to, as it was read.
  kept jsonb not null default '[]',
  recipient text not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);

alter table procedure_answer add constraint procedure_answer_procedure foreign key (tenant_id, procedure_id) references procedure (tenant_id, id) on delete cascade;
create index procedure_answer_listed on procedure_answer (tenant_id, procedure_id, id desc);

alter table procedure_room enable row level security;
alter table procedure_room force row level security;
create policy tenant_only on procedure_room
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on procedure_room to :app;

alter table procedure_answer enable row level security;
alter table procedure_answer force row level security;
create policy tenant_only on procedure_answer
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on procedure_answer to :app;
