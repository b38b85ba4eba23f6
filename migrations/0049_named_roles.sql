-- Roles that a museum names itself. Members hold a copy of the permissions of their role in identity.permissions: every reader of rights finds
-- them there, and the transaction that changes a role writes them to all its members.
create table named_role (
  tenant_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  -- Ids of the permissions, as declared in the model.
  permissions integer[] not null,
  version integer not null default 1,
  primary key (tenant_id, id)
);

alter table named_role add constraint named_role_tenant foreign key (tenant_id) references tenant (id) on delete cascade;
create unique index named_role_name on named_role (tenant_id, lower(name));

alter table identity add column named_role_id bigint;
alter table identity add constraint identity_named_role foreign key (tenant_id, named_role_id) references named_role (tenant_id, id);
-- Administrators hold every permission and have no role besides.
alter table identity add constraint identity_named_role_of_user check (named_role_id is null or role = 'USER');
create index identity_of_named_role on identity (tenant_id, named_role_id) where named_role_id is not null;

alter table named_role enable row level security;
alter table named_role force row level security;
create policy tenant_only on named_role
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert, update, delete on named_role to :app;
