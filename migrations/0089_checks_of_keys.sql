-- Foreign keys are checked by a query that the database plans once for a connection, often while its tables are still empty. Then it thinks
-- any index good that begins as the primary key does, and reads all that a museum has for each row that comes in: the first import was slowed down
-- by the square of its rows. These indexes begin otherwise; their queries name the column in any case.
drop index card_incremental;
create unique index card_incremental on card (type, tenant_id, incremental_number);

drop index term_children;
create index term_children on term (vocabulary, tenant_id, parent_id, position);

drop index import_newest;
create index import_newest on import (card_type, tenant_id, id desc);

drop index operation_account;
create index operation_account on operation (account_id, tenant_id, started_at desc);
