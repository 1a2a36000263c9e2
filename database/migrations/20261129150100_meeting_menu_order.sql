-- Below meetings stand cost centers, speakers, then library, budgets, institutions and suppliers, as the specification
-- lists them (2.3); only where nobody has ordered them otherwise.

with placed (path, before, after) as (values
  ('/meeting/ccio', 6, 6),
  ('/meeting/budgetIndex', 7, 14), ('/meeting/medicalLibrary', 8, 13), ('/meeting/institution', 9, 15), ('/meeting/supplier', 10, 16),
  ('/meeting/speaker', 11, 7), ('/meeting/speakerManager', 12, 8), ('/meeting/speakerApprove', 13, 9),
  ('/meeting/speakerAdd', 14, 10), ('/meeting/speakerDetail', 15, 11), ('/meeting/speakerApproveDetail', 16, 12)
), untouched as (
  select m.enterprise_id from menus m join placed p on p.path = m.path and p.before = m.sort
  where m.view = 'pc' and m.type = 'MENU'
  group by m.enterprise_id having count(*) = (select count(*) from placed)
)
update menus m set sort = p.after from placed p, untouched u
where m.view = 'pc' and m.type = 'MENU' and m.path = p.path and m.enterprise_id = u.enterprise_id and p.after <> p.before;
