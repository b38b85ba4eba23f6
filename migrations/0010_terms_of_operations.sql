-- The long operation that made or removed terms, so that what an import added goes with the import when it is taken back.

alter table term_change add column operation_id bigint;

create index term_change_operation on term_change (tenant_id, operation_id) where operation_id is not null;
