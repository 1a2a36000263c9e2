-- Entries of one request are folded by kind and action; the index serves the search by request as well.
create index audit_log_folds on audit_log (enterprise_id, request_id, table_name, action, id);
drop index audit_log_request;
