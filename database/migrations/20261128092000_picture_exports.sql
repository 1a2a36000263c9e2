-- Boards and tiles leave as pictures too.
alter table export_log drop constraint export_log_format_check;
alter table export_log add constraint export_log_format_check check (format in ('xlsx', 'csv', 'xes', 'pdf', 'zip', 'png'));
