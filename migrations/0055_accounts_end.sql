-- People delete their accounts. What a museum must be able to say keeps the name as it was then: who checked an object, who ordered.
alter table procedure_object add column checked_name text not null default '';
alter table licence_order add column ordered_name text not null default '';

-- Row-level security would hide all of it from the migration.
alter table procedure_object no force row level security;
alter table licence_order no force row level security;
update procedure_object line set checked_name = coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email)
from account where account.id = line.checked_by;
update licence_order made set ordered_name = coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email)
from account where account.id = made.account_id;
alter table procedure_object force row level security;
alter table licence_order force row level security;

-- What operators set or wrote stays when their account is deleted.
alter table platform_setting drop constraint platform_setting_changed_by_fkey;
alter table platform_setting add constraint platform_setting_changed_by_fkey foreign key (changed_by) references account (id) on delete set null;
alter table news drop constraint news_created_by_fkey;
alter table news add constraint news_created_by_fkey foreign key (created_by) references account (id) on delete set null;
alter table news drop constraint news_changed_by_fkey;
alter table news add constraint news_changed_by_fkey foreign key (changed_by) references account (id) on delete set null;
