-- How often looking into what arrived was begun and came to no end: what failed twice is kept without being looked into.
alter table upload add column looks_begun smallint not null default 0;
