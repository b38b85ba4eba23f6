-- Registers of a museum (accessions, exits, loans, movements): entries are numbered by year without gaps, and only added. What is entered is text in
-- all languages, frozen with the hash of the entry before, so a changed or missing one shows.
create table register_entry (
  tenant_id bigint not null,
  register smallint not null,
  year smallint not null,
  number integer not null,
  record_id bigint not null,
  about_id bigint not null,
  at timestamptz not null,
  -- The number of the entry of this register and year that it cancels, with the year of that.
  cancels integer,
  cancels_year smallint,
  content text not null,
  sha256 bytea not null,
  primary key (tenant_id, register, year, number)
);
create index register_entry_about on register_entry (tenant_id, about_id);
create index register_entry_record on register_entry (tenant_id, record_id);
alter table register_entry enable row level security;
alter table register_entry force row level security;
create policy tenant_only on register_entry
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::bigint);
grant select, insert on register_entry to :app;

-- Entries go with the whole museum alone.
grant delete on register_entry to :app;
create policy with_museum_only on register_entry as restrictive for delete
  using (tenant_id = nullif(current_setting('app.erased_tenant', true), '')::bigint);
