-- The page beside a conversation in enterprise chat, for whoever binds contacts.
with made as (
  insert into menus (enterprise_id, parent_id, type, view, path, name, en_name, initials, is_hidden, sort, attributes)
  select m.enterprise_id, m.id, 'MENU', 'pc', '/customer/chatSidebar', '聊天侧边栏', 'Chat sidebar', 'ltcbl', true, 2,
    '[{"name": "power", "value": "/customer/doctorTeamManager"}]'
  from menus m where m.view = 'pc' and m.path = '/customer' and m.type = 'MENU'
  on conflict (enterprise_id, view, type, path) do nothing
  returning enterprise_id, id
)
insert into role_menus (enterprise_id, role_id, menu_id)
select made.enterprise_id, held.role_id, made.id from made
join menus b on b.enterprise_id = made.enterprise_id and b.code = 'customer:channels:write' and b.type = 'BUTTON'
join role_menus held on held.enterprise_id = b.enterprise_id and held.menu_id = b.id
on conflict (enterprise_id, role_id, menu_id) do nothing;
