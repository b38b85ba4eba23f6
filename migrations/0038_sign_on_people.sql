-- Signing in with a museum's own service: the address people come back to belongs to one museum, and a person is known by what the service
-- calls them for ever (issuer and subject), never by an e-mail address alone.

create table sign_on_person (
  tenant_id bigint not null,
  issuer text not null,
  subject text not null,
  account_id bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, issuer, subject)
);

alter table sign_on_person add constraint sign_on_person_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
alter table sign_on_person add constraint sign_on_person_identity foreign key (tenant_id, account_id) references identity (tenant_id, account_id) on delete cascade;

create unique index sign_on_person_account on sign_on_person (tenant_id, account_id, issuer);

alter table sign_on_person enable row level security;
alter table sign_on_person force row level security;

create policy tenant_only on sign_on_person
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);

grant select, insert, delete on sign_on_person to :app;

-- The settings an attempt was begun with: what changed on the way does not fit.
delete from sign_on_attempt;
alter table sign_on_attempt add column settings_at timestamptz not null;

-- True until somebody came back to the new address of the museum: its administrators are asked to enter it at the service.
alter table single_sign_on add column callback_pending boolean not null default false;
update single_sign_on set callback_pending = true;
