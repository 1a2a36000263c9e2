-- What an application of a meeting begins with is kept by the office of each enterprise (product: meetings, template per type).

create table meeting_templates (
  enterprise_id bigint not null default app.enterprise_id() references enterprises,
  id bigint generated always as identity,
  name text not null,
  en_name text not null default '',
  type text not null,
  format text not null,
  expected_guests int not null check (expected_guests >= 0),
  expected_staff int not null check (expected_staff >= 0),
  agenda jsonb not null check (jsonb_typeof(agenda) = 'array'),
  costs jsonb not null check (jsonb_typeof(costs) = 'array'),
  is_enabled boolean not null default true,
  version int not null default 1,
  updated_by bigint,
  updated_at timestamptz not null,
  primary key (enterprise_id, id),
  unique (enterprise_id, name),
  foreign key (enterprise_id, updated_by) references users
);
comment on table meeting_templates is 'What an application of a type of meeting begins with; the first enabled one of a type is taken by itself.';
comment on column meeting_templates.agenda is 'A list of {kind, topic, minutes}; an empty topic is for the applicant to fill.';
comment on column meeting_templates.costs is 'A list of {kind, note, price, quantity, isPerHead}; per head counts expected guests and employees.';
comment on column meeting_templates.updated_by is 'Null while it is as the product brought it.';
create index meeting_templates_author on meeting_templates (enterprise_id, updated_by);
call app.protect('meeting_templates');
grant select, insert, update on meeting_templates to yijian_app;
call app.audit('meeting_templates');

-- Enterprises that exist begin with what the form offered until now.
insert into meeting_templates (enterprise_id, name, en_name, type, format, expected_guests, expected_staff, agenda, costs, updated_at)
select e.id, v.name, v.en_name, v.type, v.format, v.guests, 2, v.agenda::jsonb, v.costs::jsonb, 'epoch'
from enterprises e
cross join (values
  ('标准科室会', 'Department meeting', 'DEPARTMENT', 'ONSITE', 10, '[{"kind":"TALK","topic":"","minutes":40},{"kind":"DISCUSSION","topic":"","minutes":20}]', '[{"kind":"MEAL","note":"","price":0,"quantity":1,"isPerHead":true}]'),
  ('标准城市会', 'City meeting', 'CITY', 'ONSITE', 40, '[{"kind":"OPENING","topic":"","minutes":10},{"kind":"TALK","topic":"","minutes":40},{"kind":"TALK","topic":"","minutes":40},{"kind":"CASE","topic":"","minutes":30},{"kind":"DISCUSSION","topic":"","minutes":20},{"kind":"MEAL","topic":"","minutes":40}]', '[{"kind":"VENUE","note":"","price":0,"quantity":1,"isPerHead":false},{"kind":"MEAL","note":"","price":0,"quantity":1,"isPerHead":true},{"kind":"FEE","note":"","price":0,"quantity":1,"isPerHead":false}]'),
  ('标准区域会', 'Regional meeting', 'REGIONAL', 'ONSITE', 80, '[{"kind":"OPENING","topic":"","minutes":10},{"kind":"TALK","topic":"","minutes":45},{"kind":"TALK","topic":"","minutes":45},{"kind":"BREAK","topic":"","minutes":15},{"kind":"CASE","topic":"","minutes":45},{"kind":"DISCUSSION","topic":"","minutes":30},{"kind":"MEAL","topic":"","minutes":45}]', '[{"kind":"VENUE","note":"","price":0,"quantity":1,"isPerHead":false},{"kind":"MEAL","note":"","price":0,"quantity":1,"isPerHead":true},{"kind":"TRAVEL","note":"","price":0,"quantity":1,"isPerHead":false},{"kind":"LODGING","note":"","price":0,"quantity":1,"isPerHead":false},{"kind":"FEE","note":"","price":0,"quantity":1,"isPerHead":false}]'),
  ('标准全国会', 'National meeting', 'NATIONAL', 'ONSITE', 150, '[{"kind":"OPENING","topic":"","minutes":15},{"kind":"TALK","topic":"","minutes":45},{"kind":"TALK","topic":"","minutes":45},{"kind":"BREAK","topic":"","minutes":15},{"kind":"TALK","topic":"","minutes":45},{"kind":"DISCUSSION","topic":"","minutes":45},{"kind":"MEAL","topic":"","minutes":60}]', '[{"kind":"VENUE","note":"","price":0,"quantity":1,"isPerHead":false},{"kind":"MEAL","note":"","price":0,"quantity":1,"isPerHead":true},{"kind":"TRAVEL","note":"","price":0,"quantity":1,"isPerHead":false},{"kind":"LODGING","note":"","price":0,"quantity":1,"isPerHead":false},{"kind":"FEE","note":"","price":0,"quantity":1,"isPerHead":false},{"kind":"EQUIPMENT","note":"","price":0,"quantity":1,"isPerHead":false}]'),
  ('标准卫星会', 'Satellite symposium', 'SATELLITE', 'ONSITE', 100, '[{"kind":"OPENING","topic":"","minutes":5},{"kind":"TALK","topic":"","minutes":30},{"kind":"TALK","topic":"","minutes":30},{"kind":"DISCUSSION","topic":"","minutes":25}]', '[{"kind":"SPONSORSHIP","note":"","price":0,"quantity":1,"isPerHead":false},{"kind":"FEE","note":"","price":0,"quantity":1,"isPerHead":false}]'),
  ('标准圆桌会', 'Round table', 'ROUND_TABLE', 'ONSITE', 8, '[{"kind":"TALK","topic":"","minutes":20},{"kind":"DISCUSSION","topic":"","minutes":80},{"kind":"MEAL","topic":"","minutes":40}]', '[{"kind":"MEAL","note":"","price":0,"quantity":1,"isPerHead":true},{"kind":"FEE","note":"","price":0,"quantity":1,"isPerHead":false}]'),
  ('标准线上会', 'Webinar', 'WEBINAR', 'ONLINE', 60, '[{"kind":"OPENING","topic":"","minutes":5},{"kind":"TALK","topic":"","minutes":40},{"kind":"DISCUSSION","topic":"","minutes":15}]', '[{"kind":"EQUIPMENT","note":"","price":0,"quantity":1,"isPerHead":false},{"kind":"FEE","note":"","price":0,"quantity":1,"isPerHead":false}]')
) v (name, en_name, type, format, guests, agenda, costs);

with button as (
  insert into menus (enterprise_id, parent_id, type, view, path, code, name, en_name, initials)
  select m.enterprise_id, m.id, 'BUTTON', 'pc', '/meeting/apply/templates', 'meeting:templates:write', '维护会议模板', 'Maintain templates of meetings', 'whhymb'
  from menus m where m.view = 'pc' and m.path = '/meeting/apply' and m.type = 'MENU'
  on conflict (enterprise_id, view, type, path) do nothing
  returning enterprise_id, id
)
insert into role_menus (enterprise_id, role_id, menu_id)
select button.enterprise_id, held.role_id, button.id from button
join menus b on b.enterprise_id = button.enterprise_id and b.code = 'meeting:speakers:write' and b.type = 'BUTTON'
join role_menus held on held.enterprise_id = b.enterprise_id and held.menu_id = b.id
on conflict (enterprise_id, role_id, menu_id) do nothing;
