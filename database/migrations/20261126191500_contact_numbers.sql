-- The number in the remark of a chat contact is compared under the name of the colleague, and written down like one typed for a new doctor.
alter table reveals drop constraint reveals_category_check;
alter table reveals add constraint reveals_category_check
  check (category in ('CONTACT', 'VERIFY', 'PAYMENT', 'COMPLAINT', 'INVESTIGATION', 'DUPLICATES', 'CHAT_CONTACT'));
alter table reveals drop constraint reveals_compared_check;
alter table reveals add constraint reveals_compared_check
  check ((category in ('DUPLICATES', 'CHAT_CONTACT')) = (search_number is not null) and (row_id is not null or search_number is not null));
update menus set en_name = 'Sync contacts of enterprise chat' where code = 'customer:channels:sync' and en_name = 'Bring the contacts of enterprise chat';
