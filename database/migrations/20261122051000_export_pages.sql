-- A record of one doctor leaves as a page of PDF, through the same log as every export.
alter table export_log drop constraint export_log_format_check;
alter table export_log add constraint export_log_format_check check (format in ('xlsx', 'csv', 'xes', 'pdf'));
