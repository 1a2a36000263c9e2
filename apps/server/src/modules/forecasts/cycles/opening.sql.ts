// Who fills what in a new round: one sheet a person, one line for each hospital and product, with its baseline.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

export interface Opening {
  readonly cycleId: string;
  /** First day of the first month whose sales were not known. */
  readonly knownBefore: string;
  readonly firstMonth: string;
  readonly months: number;
  readonly productIds: readonly string[];
  readonly at: Date;
}

/** Growth beyond these is taken for an accident of small figures. */
const [leastGrowth, mostGrowth] = [0.5, 2];

/** A hospital has one filler for a product: of those who look after it and may fill, who has done so longest. */
const fillers = (sql: Sql, productIds: readonly string[]): Fragment => sql`
  select distinct on (p.hospital_id, p.product_id) p.hospital_id, p.product_id, o.user_id
  from hospital_products p
  join hospitals h on h.enterprise_id = p.enterprise_id and h.id = p.hospital_id and h.is_enabled
  join hospital_owners o on o.enterprise_id = p.enterprise_id and o.hospital_id = p.hospital_id
  join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id and u.is_enabled
  where p.enterprise_id = app.enterprise_id() and p.procurement_status = 'PURCHASING' and p.product_id = any(${productIds as string[]}::bigint[])
    and exists (select from user_roles ur
      join role_menus rm on rm.enterprise_id = ur.enterprise_id and rm.role_id = ur.role_id
      join menus m on m.enterprise_id = rm.enterprise_id and m.id = rm.menu_id and m.code = 'forecast:forecasts:write'
      where ur.enterprise_id = o.enterprise_id and ur.user_id = o.user_id)
  order by p.hospital_id, p.product_id, o.since, o.id`;

/** Makes the sheets of the round; answers how many. */
export async function insertSheets(sql: Sql, { cycleId, productIds, at }: Opening): Promise<number> {
  const { count } = await sql`
    insert into forecast_sheets (cycle_id, user_id, state_at)
    select ${cycleId}, f.user_id, ${at} from (${fillers(sql, productIds)}) f group by f.user_id order by f.user_id`;
  return count;
}

/** Makes their lines; the baseline comes of what was sold before `knownBefore` alone. */
export async function insertLines(sql: Sql, opening: Opening): Promise<number> {
  const { cycleId, knownBefore, firstMonth, months, productIds } = opening;
  const { count } = await sql`
    insert into forecast_lines (cycle_id, sheet_id, hospital_id, product_id, baseline, baseline_method, forecast)
    select ${cycleId}, s.id, f.hospital_id, f.product_id,
      case b.method
        when 'SEASONAL' then array(select round(y.boxes * least(${mostGrowth}, greatest(${leastGrowth}, b.growth)))::int
          from unnest(b.year) with ordinality as y(boxes, at) order by y.at)
        when 'RECENT' then array_fill(round(b.mean)::int, array[${months}::int])
        else array_fill(null::int, array[${months}::int]) end,
      b.method, array_fill(null::int, array[${months}::int])
    from (${fillers(sql, productIds)}) f
    join forecast_sheets s on s.enterprise_id = app.enterprise_id() and s.cycle_id = ${cycleId} and s.user_id = f.user_id
    cross join lateral (
      select k.mean, k.growth, k.year, case
        when k.growth is not null and array_position(k.year, null) is null then 'SEASONAL'
        when k.known = 3 then 'RECENT' else 'NONE' end as method
      from (
        select avg(l.boxes) as mean, count(*) as known,
          case when count(e.boxes) = 3 and sum(e.boxes) > 0 then sum(l.boxes)::numeric / sum(e.boxes) end as growth,
          array(select e.boxes from generate_series(0, ${months}::int - 1) g
            left join hospital_sales e on e.enterprise_id = app.enterprise_id() and e.hospital_id = f.hospital_id and e.product_id = f.product_id
              and e.month = (${firstMonth}::date + make_interval(months => g - 12))::date and e.month < ${knownBefore}::date
            order by g) as year
        from (
          select l.month, l.boxes from hospital_sales l
          where l.enterprise_id = app.enterprise_id() and l.hospital_id = f.hospital_id and l.product_id = f.product_id and l.boxes is not null
            and l.month < ${knownBefore}::date and l.month >= (${knownBefore}::date - interval '6 months')::date
          order by l.month desc limit 3
        ) l
        left join hospital_sales e on e.enterprise_id = app.enterprise_id() and e.hospital_id = f.hospital_id and e.product_id = f.product_id
          and e.month = (l.month - interval '1 year')::date
      ) k
    ) b
    order by s.id, f.hospital_id, f.product_id`;
  return count;
}

export async function insertOpenings(sql: Sql, { cycleId, at }: Opening, userId: string): Promise<void> {
  await sql`
    insert into forecast_log (sheet_id, act, to_state, at, user_id)
    select s.id, 'OPEN', 'OPEN', ${at}, ${userId} from forecast_sheets s where s.cycle_id = ${cycleId} order by s.id`;
}

/** Whom the round asks. */
export async function selectFillers(sql: Sql, cycleId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select s.user_id::text as id from forecast_sheets s where s.cycle_id = ${cycleId} order by s.user_id`;
  return rows.map((row) => row.id);
}
