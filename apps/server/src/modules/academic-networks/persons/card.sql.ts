// What the card of a person says (specification 7.5 academic network; look: right pane).
import type { RelationType } from '@yijian/contract/academic-networks';
import { doctorNames } from '../../doctors/index.ts';
import { named, type Sql } from '../../../platform/db/index.ts';
import { personColumns, personJoins, type Reader } from './persons.sql.ts';

export interface CardRow {
  readonly id: string;
  readonly name: string;
  readonly hospital: string;
  readonly isDoctor: boolean;
  readonly doctorId: string | null;
  readonly tier: string | null;
  readonly isFollowed: boolean | null;
  readonly title: string;
  readonly department: string;
  readonly topics: string[];
  readonly works: number;
  readonly connections: number;
  readonly bridging: number;
  readonly bridgingTop: number | null;
}

export async function selectCard(sql: Sql, reader: Reader, id: string): Promise<CardRow | undefined> {
  const [row] = await sql<CardRow[]>`
    select ${personColumns(sql, reader)}, case when d.id is null then '' else coalesce(${named(sql, reader.language, 't')}, '') end as title,
      coalesce(${doctorNames(sql, reader.language).department}, '') as department, s.topics[1:6] as topics,
      (select count(distinct a.publication_id)::int from authorships a where a.enterprise_id = s.enterprise_id and a.person_id = s.id) as works,
      (select count(distinct r.other_id)::int from academic_relations r where r.enterprise_id = s.enterprise_id and r.scholar_id = s.id) as connections,
      coalesce(n.betweenness, 0)::float8 as bridging,
      greatest(1, ceil(100.0 * n.bridging_rank / nullif(st.node_count, 0)))::int as "bridgingTop"
    from scholars s ${personJoins(sql)}
    left join standard_titles t on t.code = d.title_code
    left join academic_network_nodes n on n.enterprise_id = s.enterprise_id and n.scholar_id = s.id
    left join academic_network_states st on st.enterprise_id = s.enterprise_id
    where s.enterprise_id = app.enterprise_id() and s.id = ${id}`;
  return row;
}

/** What two persons share, by type with its years. */
export async function selectBetween(
  sql: Sql,
  one: string,
  other: string,
): Promise<{ type: RelationType; count: number; fromYear: number | null; toYear: number | null }[]> {
  return sql`
    select r.type, sum(r.count)::int as count, min(nullif(r.year, 0)) as "fromYear", max(nullif(r.year, 0)) as "toYear"
    from academic_relations r where r.enterprise_id = app.enterprise_id() and r.scholar_id = ${one} and r.other_id = ${other}
    group by 1 order by 2 desc, 1`;
}

/** Own community first, then those its relations lead into. */
export async function selectReached(
  sql: Sql,
  language: 'zh' | 'en',
  id: string,
): Promise<{ community: number; name: string }[]> {
  return sql`
    select c.community, ${language === 'zh' ? sql`c.name` : sql`c.en_name`} as name
    from (
      select n.community, sum(r.count) as n, false as is_own from academic_relations r
      join academic_network_nodes n on n.enterprise_id = r.enterprise_id and n.scholar_id = r.other_id
      where r.enterprise_id = app.enterprise_id() and r.scholar_id = ${id} group by 1) x
    join academic_network_communities c on c.enterprise_id = app.enterprise_id() and c.community = x.community
    left join academic_network_nodes o on o.enterprise_id = app.enterprise_id() and o.scholar_id = ${id}
    order by (o.community = c.community) desc, x.n desc limit 6`;
}
