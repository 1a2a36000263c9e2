// Roles, organisations and people that the properties of an element are chosen from.
import type { DesignerChoices } from '@yijian/contract/workflows';
import type { Sql } from '../../../platform/db/index.ts';

/** People in service at most; a larger enterprise names roles and organisations. */
const MOST_PEOPLE = 5_000;

export async function selectChoices(sql: Sql): Promise<Omit<DesignerChoices, 'effects'>> {
  const [row] = await sql<[Omit<DesignerChoices, 'effects'>]>`
    select
      (select coalesce(json_agg(json_build_object('code', code, 'name', name, 'enName', en_name) order by id), '[]')
        from roles where enterprise_id = app.enterprise_id() and is_enabled) as roles,
      (select coalesce(json_agg(json_build_object('code', code, 'name', name, 'enName', en_name) order by grade, sort, id), '[]')
        from organizations where enterprise_id = app.enterprise_id()) as organizations,
      (select coalesce(json_agg(json_build_object('id', id::text, 'login', login, 'name', first_name, 'enName', en_name) order by first_name, id), '[]')
        from (select id, login, first_name, en_name from users
          where enterprise_id = app.enterprise_id() and is_enabled order by first_name, id limit ${MOST_PEOPLE}) people) as users`;
  return row;
}
