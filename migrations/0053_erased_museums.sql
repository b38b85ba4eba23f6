-- A museum can be erased whole, in batches, by the application's role.

-- Set when erasing begins: from then on the museum stays closed, however long it takes.
alter table tenant add column erasing_since timestamptz;
alter table tenant add constraint tenant_erasing_closed check (erasing_since is null or state = 'closed');

-- Entries of these tables are only added to. They go with the whole museum alone, in transactions that say which one is erased.
grant delete on audit_entry, inventory_finding, inventory_photo, inventory_plan, inventory_signature to :app;
create policy with_museum_only on audit_entry as restrictive for delete
  using (tenant_id = nullif(current_setting('app.erased_tenant', true), '')::bigint);
create policy with_museum_only on inventory_finding as restrictive for delete
  using (tenant_id = nullif(current_setting('app.erased_tenant', true), '')::bigint);
create policy with_museum_only on inventory_photo as restrictive for delete
  using (tenant_id = nullif(current_setting('app.erased_tenant', true), '')::bigint);
create policy with_museum_only on inventory_plan as restrictive for delete
  using (tenant_id = nullif(current_setting('app.erased_tenant', true), '')::bigint);
create policy with_museum_only on inventory_signature as restrictive for delete
  using (tenant_id = nullif(current_setting('app.erased_tenant', true), '')::bigint);

-- How far the erasing of a museum has come, and what went in all. Outlives the museum: no foreign key.
create table museum_erasure (
  museum_id bigint primary key,
  begun_at timestamptz not null,
  ended_at timestamptz,
  rows bigint not null default 0,
  -- Rows of `card` among them.
  records bigint not null default 0,
  -- Counted before the first of them is deleted.
  files bigint,
  accounts integer not null default 0
);

grant select, insert, update, delete on museum_erasure to :app;
