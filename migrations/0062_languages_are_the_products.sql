-- The languages of the product are declared in the program (src/model/languages.ts), which checks what is written: a new one needs no migration.
alter table account drop constraint if exists account_language_check;
alter table registration drop constraint if exists registration_language_check;
