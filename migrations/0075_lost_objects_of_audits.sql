-- What is on the list of an audit may have been lost before: as it was known when the list was frozen.

-- How, and since when: {"how": "MISSING", "since": "2026-05-12"}; null for what was there.
alter table inventory_expected add column lost jsonb;
