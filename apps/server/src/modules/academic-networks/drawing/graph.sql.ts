// The whole network as a graph, and where its persons come to stand (specification 2.3 userInsights).
import type { RelationType } from '@yijian/contract/academic-networks';
import type { Sql } from '../../../platform/db/index.ts';

export interface EdgeRow {
  readonly one: string;
  readonly other: string;
  readonly count: number;
  readonly strength: number;
}

/** Every pair once. */
export async function selectEdges(sql: Sql): Promise<EdgeRow[]> {
  return sql<EdgeRow[]>`
    select r.scholar_id as one, r.other_id as other, sum(r.count)::int as count, sum(r.strength)::float8 as strength
    from academic_relations r where r.enterprise_id = app.enterprise_id() and r.scholar_id < r.other_id group by 1, 2 order by 1, 2`;
}

export interface LineRow {
  /** Place of its relation among those asked for. */
  readonly edge: number;
  readonly type: RelationType;
  /** 0 for what has no year. */
  readonly year: number;
  readonly count: number;
}

/** What relations are made of by type and year, in the order of the relations. */
export async function selectLines(sql: Sql, edges: readonly { one: string; other: string }[]): Promise<LineRow[]> {
  return sql<LineRow[]>`
    select p.at::int - 1 as edge, r.type, r.year, r.count
    from unnest(${edges.map(({ one }) => one)}::bigint[], ${edges.map(({ other }) => other)}::bigint[]) with ordinality p(one, other, at)
    join academic_relations r on r.enterprise_id = app.enterprise_id() and r.scholar_id = p.one and r.other_id = p.other
    order by p.at, r.type, r.year`;
}

export interface RegionRow {
  readonly code: string;
  readonly name: string;
  readonly enName: string;
}

/** Provinces with their names in both languages. */
export async function selectRegions(sql: Sql, codes: readonly string[]): Promise<RegionRow[]> {
  return sql<RegionRow[]>`
    select code, name, en_name as "enName" from regions where code = any(${codes as string[]}) order by code`;
}

export async function selectPlaces(sql: Sql): Promise<{ id: string; x: number; y: number }[]> {
  return sql<{ id: string; x: number; y: number }[]>`
    select scholar_id as id, x, y from academic_network_nodes where enterprise_id = app.enterprise_id()`;
}

export interface NodeRow {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly community: number;
  readonly degree: number;
  readonly strength: number;
  readonly betweenness: number;
  readonly rank: number;
}

/** All nodes anew. */
export async function replaceNodes(sql: Sql, rows: readonly NodeRow[]): Promise<void> {
  await sql`delete from academic_network_nodes where enterprise_id = app.enterprise_id()`;
  const lists = (key: keyof NodeRow): unknown[] => rows.map((row) => row[key]);
  await sql`
    insert into academic_network_nodes (enterprise_id, scholar_id, x, y, community, degree, strength, betweenness, bridging_rank)
    select app.enterprise_id(), n.* from unnest(${lists('id') as string[]}::bigint[], ${lists('x') as number[]}::real[], ${lists('y') as number[]}::real[],
      ${lists('community') as number[]}::int[], ${lists('degree') as number[]}::int[], ${lists('strength') as number[]}::real[],
      ${lists('betweenness') as number[]}::real[], ${lists('rank') as number[]}::int[]) n`;
}

export interface CommunityWords {
  readonly community: number;
  /** The most telling first. */
  readonly topics: readonly string[];
  readonly department: string | null;
  readonly enDepartment: string | null;
  readonly city: string | null;
  readonly enCity: string | null;
  readonly hub: string;
}

/** What the persons of each community of at least `smallest` work on, and where. A topic tells more where few others have it. */
export async function selectCommunityWords(sql: Sql, smallest: number): Promise<CommunityWords[]> {
  return sql<CommunityWords[]>`
    with n as (select n.scholar_id, n.community, n.strength from academic_network_nodes n where n.enterprise_id = app.enterprise_id()
        and n.community in (select c.community from academic_network_nodes c where c.enterprise_id = app.enterprise_id() group by 1 having count(*) >= ${smallest})),
      t as (select n.community, t.topic, count(*)::float8 as uses from n
        join authorships a on a.enterprise_id = app.enterprise_id() and a.person_id = n.scholar_id
        join publications p on p.enterprise_id = a.enterprise_id and p.id = a.publication_id
        cross join lateral unnest(p.topics[1:3]) t(topic) group by 1, 2),
      total as (select topic, sum(uses) as uses from t group by 1),
      best as (select t.community, array_agg(t.topic order by t.uses * t.uses / total.uses desc, t.topic) as topics
        from t join total using (topic) group by 1),
      place as (select n.community, d.department_name as department, s.en_name as en_department, c.name as city, c.en_name as en_city
        from n join scholars p on p.enterprise_id = app.enterprise_id() and p.id = n.scholar_id
        join doctors d on d.enterprise_id = p.enterprise_id and d.id = p.doctor_id
        left join standard_departments s on s.code = d.department_code left join regions c on c.code = d.city_code)
    select g.community, coalesce(best.topics[1:4], '{}') as topics,
      (select mode() within group (order by x.department) from place x where x.community = g.community) as department,
      (select mode() within group (order by x.en_department) from place x where x.community = g.community) as "enDepartment",
      (select mode() within group (order by x.city) from place x where x.community = g.community) as city,
      (select mode() within group (order by x.en_city) from place x where x.community = g.community) as "enCity",
      (select s.name from n join scholars s on s.enterprise_id = app.enterprise_id() and s.id = n.scholar_id
        where n.community = g.community order by n.strength desc, s.id limit 1) as hub
    from (select distinct community from n) g left join best using (community) order by g.community`;
}

export async function replaceCommunities(
  sql: Sql,
  names: readonly { community: number; name: string; enName: string }[],
): Promise<void> {
  await sql`delete from academic_network_communities where enterprise_id = app.enterprise_id()`;
  await sql`
    insert into academic_network_communities (enterprise_id, community, name, en_name, size, x, y)
    select app.enterprise_id(), n.community, w.name, w.en_name, count(*)::int, avg(n.x), avg(n.y)
    from academic_network_nodes n
    join jsonb_to_recordset(${sql.json(names)}) as c(community int, name text, "enName" text) on c.community = n.community
    cross join lateral (select c.name, c."enName" as en_name) w
    where n.enterprise_id = app.enterprise_id() group by n.community, w.name, w.en_name`;
}

export async function updateMap(
  sql: Sql,
  { map, nodes, edges }: { map: string; nodes: number; edges: number },
): Promise<void> {
  await sql`
    update academic_network_states s set map = ${map}, node_count = ${nodes}, edge_count = ${edges}, version = s.version + 1,
      laid_out_at = clock_timestamp(), is_layout_due = false
    where s.enterprise_id = app.enterprise_id()`;
}

export async function selectMap(sql: Sql): Promise<{ version: number; map: string } | undefined> {
  const [row] = await sql<{ version: number; map: string }[]>`
    select version, map from academic_network_states where enterprise_id = app.enterprise_id() and map is not null`;
  return row;
}

export async function selectHubNames(sql: Sql, most: number): Promise<{ id: string; name: string; enName: string }[]> {
  return sql<{ id: string; name: string; enName: string }[]>`
    select s.id, coalesce(d.name, s.name) as name, coalesce(nullif(d.en_name, ''), s.name) as "enName"
    from academic_network_nodes n join scholars s on s.enterprise_id = n.enterprise_id and s.id = n.scholar_id
    left join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
    where n.enterprise_id = app.enterprise_id() order by n.degree desc, s.id limit ${most}`;
}

export async function selectCommunities(
  sql: Sql,
  language: 'zh' | 'en',
): Promise<{ community: number; name: string; enName: string; shown: string; size: number; x: number; y: number }[]> {
  return sql`
    select community, name, en_name as "enName", ${language === 'zh' ? sql`name` : sql`en_name`} as shown, size, x, y
    from academic_network_communities where enterprise_id = app.enterprise_id() order by community`;
}
