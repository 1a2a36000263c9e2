-- A second number of a user, and the dashboard that a menu entry shows.

alter table users add column telephone text check (char_length(telephone) <= 30);
comment on column users.telephone is 'Number of the desk; the mobile is masked_phone.';
alter table menus add column dashboard_id text check (char_length(dashboard_id) <= 100);
comment on column menus.dashboard_id is 'Dashboard of the analytics site that the page of the entry shows.';
