// Statements that read articles.
import type { ArticleFacet, ArticleFilter, ArticlePaging, ArticleState } from '@yijian/contract/articles';
import { allOf, anywhere, named, namedUser, titled, type Fragment, type Sql } from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';

export interface Reader {
  readonly id: string;
  readonly seesDrafts: boolean;
  readonly seesMedical: boolean;
}

export interface Reading {
  readonly reader: Reader;
  readonly language: 'zh' | 'en';
  /** Today in Shanghai, YYYY-MM-DD. */
  readonly today: string;
}

const stateNow = (sql: Sql, today: string): Fragment =>
  sql`case when a.state in ('APPROVED', 'PUBLISHED') and a.expires_on < ${today}::date then 'EXPIRED' else a.state end`;

const seen = (sql: Sql, { reader: { seesDrafts, seesMedical }, today }: Reading): Fragment =>
  allOf(sql, [
    seesDrafts ? undefined : sql`(a.state = 'PUBLISHED' and a.expires_on >= ${today}::date)`,
    seesMedical ? undefined : sql`a.audience = 'PROMOTIONAL'`,
  ]);

const isFavorite = (sql: Sql, { id }: Reader): Fragment =>
  sql`exists (select from article_favorites v where v.enterprise_id = a.enterprise_id and v.article_id = a.id and v.user_id = ${id})`;

/** Product information by its product, whose indication is a text; any article by a topic, which is often the beginning of the name: 失眠 for 失眠障碍. */
const isAbout = (sql: Sql, indication: string): Fragment => sql`exists (
  select from dictionary_entries e left join products o on o.enterprise_id = a.enterprise_id and o.id = a.product_id
  where e.enterprise_id = a.enterprise_id and e.key = 'indication' and e.value = ${indication}
    and (a.channel = 'PRODUCT' and (strpos(o.indication, e.name) > 0 or e.en_name <> '' and strpos(lower(o.indication), lower(e.en_name)) > 0)
      or exists (select from unnest(a.topics) t where starts_with(e.name, t) or starts_with(lower(e.en_name), lower(t)))))`;

function where(sql: Sql, filter: ArticleFilter, reading: Reading): Fragment {
  const { keyword, channel, state, audience, productId, indication } = filter;
  const like = keyword === undefined ? '' : anywhere(keyword);
  return allOf(sql, [
    seen(sql, reading),
    channel === undefined ? undefined : sql`a.channel = ${channel}`,
    audience === undefined ? undefined : sql`a.audience = ${audience}`,
    productId === undefined ? undefined : sql`a.product_id = ${productId}`,
    indication === undefined ? undefined : isAbout(sql, indication),
    state === undefined ? undefined : sql`${stateNow(sql, reading.today)} = ${state}`,
    keyword
      ? sql`(a.title ilike ${like} or a.en_title ilike ${like} or a.approval_number ilike ${like} or array_to_string(a.topics, ' ') ilike ${like})`
      : undefined,
    filter.isFavorite === undefined ? undefined : sql`${isFavorite(sql, reading.reader)} = ${filter.isFavorite}`,
  ]);
}

const columns = (sql: Sql, { language, today, reader }: Reading): Fragment =>
  sql`a.id::text as id, a.channel, a.audience, ${titled(sql, language, 'a')} as title, a.summary, a.topics,
    case when p.id is null then null else json_build_object('id', p.id::text, 'name', ${named(sql, language, 'p')}) end as product,
    ${stateNow(sql, today)} as state, a.edition, a.approval_number as "approvalNumber", a.published_at as "publishedAt",
    a.expires_on as "expiresOn", json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) as owner,
    ${isFavorite(sql, reader)} as "isFavorite", a.updated_at as "updatedAt"`;

const tables = (sql: Sql): Fragment => sql`articles a
  join users u on u.enterprise_id = a.enterprise_id and u.id = a.owner_id
  left join products p on p.enterprise_id = a.enterprise_id and p.id = a.product_id`;

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field, direction] = (sort ?? 'updatedAt,desc').split(',');
  const columnOf: Readonly<Record<string, Fragment>> = {
    updatedAt: sql`a.updated_at`,
    expiresOn: sql`a.expires_on`,
    title: sql`a.title`,
  };
  return direction === 'desc' ? sql`${columnOf[field!]!} desc, a.id desc` : sql`${columnOf[field!]!}, a.id`;
}

export async function selectArticles(sql: Sql, paging: ArticlePaging, reading: Reading): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select ${columns(sql, reading)} from ${tables(sql)} where ${where(sql, paging, reading)}
      order by ${order(sql, paging.sort)} limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

export async function selectCount(sql: Sql, filter: ArticleFilter, reading: Reading): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from articles a where ${where(sql, filter, reading)}`;
  return row.count;
}

export interface FacetCount {
  readonly value: string;
  /** Of a product; other facets have words of their own. */
  readonly name: string | null;
  readonly count: number;
}

/** Counts of one facet under the filters of the others. */
export async function selectFacet(
  sql: Sql,
  facet: ArticleFacet,
  filter: ArticleFilter,
  reading: Reading,
): Promise<FacetCount[]> {
  const { [facet === 'product' ? 'productId' : facet]: _own, ...others } = filter;
  const value = {
    channel: sql`a.channel`,
    audience: sql`a.audience`,
    state: stateNow(sql, reading.today),
    product: sql`a.product_id::text`,
  }[facet];
  return sql<FacetCount[]>`
    select value, name, count(*)::int as count from (
      select ${value} as value, ${facet === 'product' ? named(sql, reading.language, 'p') : sql`null::text`} as name
      from ${tables(sql)} where ${where(sql, others, reading)}
    ) each
    where value is not null group by value, name order by count desc, value`;
}

/** One article as JSON, without what the caller may do. */
export async function selectArticle(
  sql: Sql,
  id: string,
  reading: Reading,
): Promise<Record<string, unknown> | undefined> {
  const { language, today } = reading;
  const [row] = await sql<{ detail: Record<string, unknown> }[]>`
    select to_json(detail) as detail from (
      select ${columns(sql, reading)}, a.title as "titleZh", a.en_title as "enTitle", a.html, a.citations, a.reason, a.version,
        case when r.id is null then null else json_build_object('id', r.id::text, 'name', ${namedUser(sql, language, 'r')}) end as reviewer,
        a.reviewed_at as "reviewedAt", a.instance_id::text as "instanceId",
        (select coalesce(json_agg(json_build_object('id', a.id::text, 'edition', a.edition, 'state', ${stateNow(sql, today)},
            'updatedAt', a.updated_at) order by a.edition desc), '[]')
          from articles a where ${seen(sql, reading)} and coalesce(a.series_id, a.id) = coalesce(whole.series_id, whole.id)) as editions
      from ${tables(sql)}
      join articles whole on whole.enterprise_id = a.enterprise_id and whole.id = a.id
      left join users r on r.enterprise_id = a.enterprise_id and r.id = a.reviewer_id
      where a.id = ${id} and ${seen(sql, reading)}
    ) detail`;
  return row?.detail;
}

export interface StoredArticle {
  readonly id: string;
  readonly seriesId: string | null;
  readonly edition: number;
  readonly title: string;
  readonly state: ArticleState;
  readonly ownerId: string;
  readonly instanceId: string | null;
  readonly version: number;
}

/** Under its lock; undefined when it is not there for the reader. */
export async function lockArticle(sql: Sql, id: string, reading: Reading): Promise<StoredArticle | undefined> {
  const [row] = await sql<StoredArticle[]>`
    select a.id, a.series_id as "seriesId", a.edition, a.title, ${stateNow(sql, reading.today)} as state, a.owner_id as "ownerId",
      a.instance_id as "instanceId", a.version
    from articles a where a.id = ${id} and ${seen(sql, reading)} for update of a`;
  return row;
}

export async function selectIdOfInstance(sql: Sql, instanceId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`select id from articles where instance_id = ${instanceId}`;
  return row?.id;
}

export async function isProduct(sql: Sql, id: string): Promise<boolean> {
  return (await sql`select from products where id = ${id}`).length > 0;
}
