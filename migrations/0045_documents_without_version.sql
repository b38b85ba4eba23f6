-- No reader ever asked for it: what a later version renames says so in its declaration (`formerly`).
alter table card drop column data_version;
