// The tree of conditions of a rule on `d` (doctors), as of the moment `m.as_of`.
import type { ClueCondition, ClueDid, ClueIs, FitAttribute } from '@yijian/contract/clue-scores';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { matching } from '../../sales-funnels/index.ts';

function attribute(sql: Sql, name: FitAttribute): Fragment {
  const columns: Record<FitAttribute, Fragment> = {
    TIER: sql`d.tier`,
    TITLE: sql`d.title_code`,
    DEPARTMENT: sql`d.department_code`,
    HOSPITAL_LEVEL: sql`d.hospital_level`,
    PROVINCE: sql`d.province_code`,
  };
  return columns[name];
}

/** A department of the first level brings those below it; a doctor without the attribute is none of them. */
function is(sql: Sql, { attribute: name, values }: ClueIs): Fragment {
  const column = attribute(sql, name);
  if (name !== 'DEPARTMENT') return sql`coalesce(${column} = any(${values}), false)`;
  return sql`coalesce(${column} = any(${values}) or split_part(${column}, '.', 1) = any(${values}), false)`;
}

/** No more events are read than are asked for. */
function did(sql: Sql, { match, days, atLeast }: ClueDid): Fragment {
  return sql`(select count(*) from (select from interactions i where i.enterprise_id = app.enterprise_id() and i.doctor_id = d.id
    and i.at <= m.as_of and i.at > m.as_of - make_interval(hours => ${days * 24}::int) and ${matching(sql, match)} limit ${atLeast}) e) = ${atLeast}`;
}

export function holds(sql: Sql, condition: ClueCondition): Fragment {
  if (condition.op === 'IS') return is(sql, condition);
  if (condition.op === 'DID') return did(sql, condition);
  const [first, ...rest] = condition.parts.map((part) => holds(sql, part));
  const joined = rest.reduce<Fragment>(
    (all, one) => (condition.op === 'ALL' ? sql`${all} and ${one}` : sql`${all} or ${one}`),
    first ?? sql`false`,
  );
  return condition.op === 'NONE' ? sql`not (${joined})` : sql`(${joined})`;
}
