-- Once, at the primary, as superuser. The limits stand at the role, because sessions that a pooler lends are nobody's own.
create role gluebird login password 'change-gluebird';
alter role gluebird set statement_timeout = '20s';
alter role gluebird set idle_in_transaction_session_timeout = '20s';
create database gluebird owner gluebird;
