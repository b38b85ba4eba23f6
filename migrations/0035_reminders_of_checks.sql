-- Whoever finished a condition report is told before the day on which its object is to be looked at again.
alter table condition_report add column finished_account bigint;
-- The moment at which that happens; null: never, or it was done.
alter table condition_report add column remind_at timestamptz;
