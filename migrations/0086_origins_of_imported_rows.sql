-- The record of another museum that a row of an exported table was: '<key of the museum>/<id>'. Links of other tables of that museum find by it what the row became.
alter table import_row add column origin text;
create index import_row_origin on import_row (tenant_id, origin) where origin is not null;
