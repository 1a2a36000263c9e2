-- Opening lines: the first words of a message, approved by medical and compliance; a send names the one that it opens with.

create table opening_lines (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  channel text not null check (channel in ('MAIL', 'SMS', 'WECOM')),
  language text not null check (language in ('zh', 'en')),
  words text not null check (char_length(words) between 2 and 100),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'IN_REVIEW', 'APPROVED', 'WITHDRAWN')),
  expires_on date not null,
  owner_id bigint not null,
  reviewer_id bigint,
  reviewed_at timestamptz,
  reason text not null default '',
  instance_id bigint,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (enterprise_id, id),
  foreign key (enterprise_id, owner_id) references users (enterprise_id, id),
  foreign key (enterprise_id, reviewer_id) references users (enterprise_id, id),
  foreign key (enterprise_id, instance_id) references workflow_instances (enterprise_id, id),
  check (state <> 'APPROVED' or reviewed_at is not null)
);
comment on table opening_lines is 'Approved first words of messages to doctors; they never change once they are in review.';
comment on column opening_lines.words is 'May hold {surname}, {title} and {sender}; those of enterprise chat are the same for all doctors and hold none.';
comment on column opening_lines.version is 'Grows by one with each change; a change names the version it saw.';
create index opening_lines_updated on opening_lines (enterprise_id, updated_at desc, id desc);
create index opening_lines_owner on opening_lines (enterprise_id, owner_id);
create index opening_lines_reviewer on opening_lines (enterprise_id, reviewer_id) where reviewer_id is not null;
create index opening_lines_instance on opening_lines (enterprise_id, instance_id) where instance_id is not null;

call app.protect('opening_lines');
call app.audit('opening_lines');
grant select, insert, update on opening_lines to yijian_app;

alter table sends
  add column opening_line_id bigint,
  add foreign key (enterprise_id, opening_line_id) references opening_lines (enterprise_id, id),
  add constraint sends_opening check (opening_line_id is null or article_id is not null);
comment on column sends.opening_line_id is 'The approved line that its messages open with; null: the greeting of the product.';
create index sends_opening on sends (enterprise_id, opening_line_id) where opening_line_id is not null;
