// What counts for a doctor, item by item, with its points: the one place that reads papers, records and interactions (product 3.4).
import { kolPoints as points } from '@yijian/contract/opinion-leaders';
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/** Restricts a column of doctors' ids. */
export type Whose = (column: Fragment) => Fragment;

const cited = (sql: Sql, column: Fragment): Fragment => sql`(1 + ln(1 + coalesce(${column}, 0)::float8))`;

const matches = (sql: Sql, column: Fragment, pattern: string): Fragment => sql`${column} ~* ${pattern}`;

/**
 * Rows (doctor_id, component, year, points, state, title, detail, url) of confirmed and suggested items. A post counts once for
 * each year in office; what has no date counts for the year its source was last seen.
 */
export function items(sql: Sql, whose: Whose): Fragment {
  return sql`(${papers(sql, whose)} union all ${records(sql, whose)} union all ${interactions(sql, whose)})`;
}

/** First and last authors and those who answer for the paper count whole; what was retracted counts nothing. */
function papers(sql: Sql, whose: Whose): Fragment {
  const position = sql`case
    when a.position = 1 or a.is_last or a.is_corresponding then ${points.firstOrLastAuthor}::float8
    when a.position = 2 then ${points.secondAuthor}::float8 else ${points.otherAuthor}::float8 end`;
  return sql`
    select m.doctor_id, 'publications' as component, p.year, ${position} * ${cited(sql, sql`p.cited_count`)} as points, m.state, p.title,
      a.position || '/' || greatest(p.author_count, a.position) || ' · ' || p.cited_count as detail, p.url
    from authorship_matches m
    join authorships a on a.enterprise_id = m.enterprise_id and a.publication_id = m.publication_id and a.position = m.position
    join publications p on p.enterprise_id = m.enterprise_id and p.id = m.publication_id
    where m.enterprise_id = app.enterprise_id() and m.state in ('CONFIRMED', 'SUGGESTED') and not p.is_retracted and ${whose(sql`m.doctor_id`)}`;
}

const components: Readonly<Record<string, string>> = {
  GUIDE: 'guidelines',
  RESEARCH: 'trials',
  SOCIETY: 'societies',
  MEETING: 'talks',
  JOURNAL: 'journals',
  LIVE: 'digital',
};

/** The weight of a role is read from its words: sources write it in many ways. */
function weight(sql: Sql): Fragment {
  const role = sql`r.role`;
  const lead = '组长|主持|执笔|牵头|通讯|lead|chair|correspond';
  const principal = '主要研究者|牵头|项目负责人|leading|principal|(^|[^a-z])pi([^a-z]|$)';
  return sql`case r.kind
    when 'GUIDE' then case when ${matches(sql, role, lead)} then ${points.leadOfGuideline}::float8 else ${points.guideline}::float8 end
      * ${cited(sql, sql`r.cited_count`)}
    when 'RESEARCH' then case when ${matches(sql, role, principal)} then ${points.principalInvestigator}::float8 else ${points.trial}::float8 end
    when 'SOCIETY' then case
      when ${matches(sql, role, '副主任委员|副会长|副理事长|副主席|vice')} then ${points.viceChair}::float8
      when ${matches(sql, role, '主任委员|会长|理事长|主席|chair|president')} then ${points.chair}::float8
      when ${matches(sql, role, '常务|常委|standing')} then ${points.standingMember}::float8
      else ${points.member}::float8 end
    when 'MEETING' then case
      when ${matches(sql, role, '主席|主持|chair')} then ${points.chairOfMeeting}::float8
      when ${matches(sql, role, '讲者|报告|演讲|授课|讲课|speaker|talk|keynote|lectur')} then ${points.talk}::float8
      else ${points.attendance}::float8 end
    when 'JOURNAL' then case
      when ${matches(sql, role, '副主编|associate|deputy')} then ${points.viceEditor}::float8
      when ${matches(sql, role, '主编|editor[- ]in[- ]chief|chief editor')} then ${points.editorInChief}::float8
      else ${points.editor}::float8 end
    else ${points.live}::float8 end`;
}

function records(sql: Sql, whose: Whose): Fragment {
  const names = sql`(${sql.json(components)}::jsonb ->> r.kind)`;
  const first = sql`extract(year from coalesce(r.starts_on, r.ends_on, r.source_updated_at::date, r.created_at::date))::int`;
  const last = sql`case when r.kind not in ('SOCIETY', 'JOURNAL') then ${first} when r.ends_on is not null then extract(year from r.ends_on)::int
    when r.starts_on is not null then greatest(${first}, extract(year from now())::int) else ${first} end`;
  return sql`
    select r.doctor_id, ${names} as component, y.year, ${weight(sql)} as points, r.state, r.title,
      concat_ws(' · ', nullif(r.role, ''), nullif(r.institution, '')) as detail, coalesce(nullif(r.url, ''), r.source_url) as url
    from academic_records r
    cross join lateral generate_series(greatest(${first}, ${last} - 60), ${last}) as y(year)
    where r.enterprise_id = app.enterprise_id() and r.kind = any(${Object.keys(components)}) and r.state in ('CONFIRMED', 'SUGGESTED')
      and ${whose(sql`r.doctor_id`)}`;
}

/** Where a doctor acts on line; visits and what was only sent are our own doing and no sign of influence. */
export const digitalChannels: readonly string[] = ['LIVE', 'EDUCATION', 'SURVEY', 'WECOM', 'MAIL', 'SMS'];

function interactions(sql: Sql, whose: Whose): Fragment {
  return sql`
    select i.doctor_id, 'digital' as component, extract(year from i.at at time zone 'Asia/Shanghai')::int as year,
      count(*) * ${points.interaction}::float8 as points, 'CONFIRMED' as state, '' as title, count(*)::text as detail, '' as url
    from interactions i
    where i.enterprise_id = app.enterprise_id() and i.channel = any(${digitalChannels as string[]}) and i.action <> 'RECEIVED'
      and ${whose(sql`i.doctor_id`)}
    group by i.doctor_id, extract(year from i.at at time zone 'Asia/Shanghai')`;
}
