-- A few records as they will stand, kept by the check for the person to look at: {changes, cells}.
alter table import_row add column sample jsonb;
create index import_row_sample on import_row (tenant_id, import_id) where sample is not null;
