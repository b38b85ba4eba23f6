-- Entries of a museum's record are kept for a time the operators set. The application still changes none, and deletes none that is
-- younger than a year, whatever it asks for.
create policy year_old_only on audit_entry as restrictive for delete using (at < now() - interval '365 days');
grant delete on audit_entry to :app;
