-- Actions of forecasts and data assets: their BUTTON entries, held by the roles that a new enterprise gives them to (specification 6).

with wanted (parent, path, code, name, en_name, initials, roles) as (values
  ('/forecast/fillingForecast', '/forecast/fillingForecast/cycle', 'forecast:forecasts:cycle', '管理预测周期',
    'Manage forecast rounds', 'glyczq', '{}'::text[]),
  ('/forecast/issuancePredict', '/forecast/issuancePredict/issue', 'forecast:forecasts:issue', '下发目标',
    'Issue targets', 'xfmb', '{DSM,RSM}'),
  ('/dataAssets/home', '/dataAssets/home/measure', 'dataAssets:data-assets:measure', '测量数据质量',
    'Measure quality', 'clsjzl', '{STEW}'),
  ('/dataAssets/home', '/dataAssets/home/write', 'dataAssets:data-assets:write', '指定负责人与更新周期',
    'Set owner and rhythm', 'zdfzrygxzq', '{}'),
  ('/dataAssets/home', '/dataAssets/home/report', 'dataAssets:incidents:report', '报告数据问题',
    'Report incidents', 'bgsjwt', '{MKT,COMP,OPS,STEW}'),
  ('/dataAssets/home', '/dataAssets/home/incidents', 'dataAssets:incidents:write', '处理数据问题',
    'Handle incidents', 'clsjwt', '{OPS,STEW}')
), renamed as (
  update menus set code = null where view = 'pc' and path = '/forecast/issuancePredict' and type <> 'BUTTON'
), made as (
  insert into menus (enterprise_id, parent_id, type, view, path, code, name, en_name, initials)
  select m.enterprise_id, m.id, 'BUTTON', 'pc', w.path, w.code, w.name, w.en_name, w.initials
  from wanted w join menus m on m.view = 'pc' and m.path = w.parent and m.type in ('MENU', 'TAG')
  on conflict (enterprise_id, view, type, path) do nothing
  returning enterprise_id, id, code
)
insert into role_menus (enterprise_id, role_id, menu_id)
select made.enterprise_id, r.id, made.id
from made
join wanted w on w.code = made.code
join roles r on r.enterprise_id = made.enterprise_id and r.code = any (w.roles)
on conflict (enterprise_id, role_id, menu_id) do nothing;
