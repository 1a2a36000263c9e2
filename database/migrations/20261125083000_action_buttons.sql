-- Four actions had a page alone: each gets its BUTTON entry, held by the roles that hold the permission already (specification 6).

with wanted (parent, path, code, name, en_name, initials) as (values
  ('/customer/doctorRequests', '/customer/doctorRequests/decide', 'customer:doctor-portal:decide', '处理医生申请',
    'Decide on requests of doctors', 'clyssq'),
  ('/clueScore/ruleManagement', '/clueScore/ruleManagement/write', 'clueScore:clue-scores:write', '维护评分规则',
    'Keep scoring rules', 'whpfgz'),
  ('/taskManager/process-instance/create', '/taskManager/process-instance/create/start', 'taskManager:workflows:write',
    '发起与撤回流程', 'Start and withdraw processes', 'fqychlc'),
  ('/taskManager/task/todo', '/taskManager/task/todo/decide', 'taskManager:workflows:approve', '审批与转交任务',
    'Decide and pass on tasks', 'spyzjrw')
), made as (
  insert into menus (enterprise_id, parent_id, type, view, path, code, name, en_name, initials)
  select m.enterprise_id, m.id, 'BUTTON', 'pc', w.path, w.code, w.name, w.en_name, w.initials
  from wanted w join menus m on m.view = 'pc' and m.path = w.parent and m.type in ('MENU', 'TAG')
  on conflict (enterprise_id, view, type, path) do nothing
  returning enterprise_id, id, code
)
insert into role_menus (enterprise_id, role_id, menu_id)
select distinct made.enterprise_id, rm.role_id, made.id
from made
join menus m on m.enterprise_id = made.enterprise_id and m.code = made.code
join role_menus rm on rm.enterprise_id = m.enterprise_id and rm.menu_id = m.id
on conflict (enterprise_id, role_id, menu_id) do nothing;
