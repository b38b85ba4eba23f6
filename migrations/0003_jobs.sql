-- Work behind the requests. The queue (pg-boss) makes and keeps its own tables in this schema, as the application's role;
-- they hold no museum's data, only which work is to be done, and stay local tables on Citus.

create schema jobs;

grant usage, create on schema jobs to :app;
