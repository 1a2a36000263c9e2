-- Places where no meeting is held, by parts of their name, for enterprises that exist (product: rule S5).
insert into dictionary_types (enterprise_id, key, name, en_name, is_open, is_system, sort)
select e.id, 'bannedVenue', '禁用会议场地', 'Banned venues', true, true,
  (select count(*) from dictionary_types t where t.enterprise_id = e.id)
from enterprises e
on conflict (enterprise_id, key) do nothing;

insert into dictionary_entries (enterprise_id, key, value, name, en_name, sort)
select e.id, 'bannedVenue', v.value, v.name, v.en_name, v.sort
from enterprises e
cross join (values ('GOLF', '高尔夫', 'Golf', 0), ('HOT_SPRING', '温泉', 'Hot spring', 1),
  ('NIGHT_CLUB', '夜总会', 'Night club', 2), ('KARAOKE', 'KTV', 'Karaoke', 3)) v (value, name, en_name, sort)
on conflict (enterprise_id, key, value) do nothing;
