// How a product stands at a hospital, and the steps that led there.
import type { ListingStatus, ProcurementStatus, StandingEntry, StandingStep } from '@yijian/contract/hospitals';
import type { Sql } from '../../../platform/db/index.ts';
import { hospitalNames } from '../shown/hospital-names.sql.ts';

export interface StandingNow {
  readonly listingStatus: ListingStatus;
  readonly procurementStatus: ProcurementStatus;
}

/** Locks the standing of a product in use, made when it is not there yet; undefined for an unknown product. */
export async function selectStandingForUpdate(
  sql: Sql,
  hospitalId: string,
  productId: string,
): Promise<StandingNow | undefined> {
  await sql`
    insert into hospital_products (hospital_id, product_id)
    select ${hospitalId}, p.id from products p where p.id = ${productId} and p.is_enabled
    on conflict (enterprise_id, hospital_id, product_id) do nothing`;
  const [row] = await sql<StandingNow[]>`
    select listing_status as "listingStatus", procurement_status as "procurementStatus" from hospital_products
    where hospital_id = ${hospitalId} and product_id = ${productId} for update`;
  return row;
}

export async function updateStanding(
  sql: Sql,
  hospitalId: string,
  next: StandingNow & { productId: string; since: string },
): Promise<void> {
  await sql`
    update hospital_products set listing_status = ${next.listingStatus}, procurement_status = ${next.procurementStatus},
      since = ${next.since}, updated_at = now()
    where hospital_id = ${hospitalId} and product_id = ${next.productId}`;
}

export async function insertStandingEntry(
  sql: Sql,
  hospitalId: string,
  entry: StandingStep & { userId: string },
): Promise<void> {
  await sql`
    insert into hospital_product_log (hospital_id, product_id, track, from_status, to_status, since, reason, user_id)
    values (${hospitalId}, ${entry.productId}, ${entry.track}, ${entry.from}, ${entry.to}, ${entry.since}, ${entry.reason}, ${entry.userId})`;
}

/** Newest first, as many as anybody reads. */
export async function selectStandingHistory(
  sql: Sql,
  hospitalId: string,
  language: 'zh' | 'en',
): Promise<StandingEntry[]> {
  const names = hospitalNames(sql, language);
  return sql<StandingEntry[]>`
    select l.id, l.product_id as "productId", ${names.product} as "productName", l.track, l.from_status as "from", l.to_status as "to",
      l.since, l.reason, to_json(l.at)#>>'{}' as at, ${names.owner} as "userName"
    from hospital_product_log l
    join products p on p.id = l.product_id and p.enterprise_id = l.enterprise_id
    left join users u on u.id = l.user_id and u.enterprise_id = l.enterprise_id
    where l.hospital_id = ${hospitalId}
    order by l.at desc, l.id desc limit 200`;
}
