-- A text format of a bank is switched off once no account uses it, and its versions say who wrote them (product: payment, bank file).

alter table meeting_payment_formats add column is_enabled boolean not null default true;
comment on column meeting_payment_formats.is_enabled is 'Switched off it writes no new batches and is given to no account; batches that it wrote are read by it.';

alter table meeting_payment_format_versions add column user_id bigint;
alter table meeting_payment_format_versions add foreign key (enterprise_id, user_id) references users;
comment on column meeting_payment_format_versions.user_id is 'Who wrote it; null as the product brought it.';
create index meeting_payment_format_versions_author on meeting_payment_format_versions (enterprise_id, user_id);

-- Of the version in force the author was kept with the format.
update meeting_payment_format_versions v set user_id = f.updated_by
from meeting_payment_formats f where f.enterprise_id = v.enterprise_id and f.id = v.format_id and f.version = v.version;
