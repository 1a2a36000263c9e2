// How the products of the demo came to stand where they stand at each hospital (product: listing).
import type { Transaction } from '../../reference/index.ts';

/** The steps of each standing, dated back from its day, by whoever looks after the hospital. */
export async function storeProductHistory(tx: Transaction): Promise<void> {
  await tx`
    insert into hospital_product_log (hospital_id, product_id, track, from_status, to_status, since, reason, at, user_id)
    select p.hospital_id, p.product_id, s.track, s."from", s."to", s.day, s.reason,
      (s.day + time '10:20') at time zone 'Asia/Shanghai', o.user_id
    from hospital_products p
    left join lateral (select min(o.user_id) as user_id from hospital_owners o
      where o.enterprise_id = p.enterprise_id and o.hospital_id = p.hospital_id) o on true
    cross join lateral (values
      (p.listing_status = 'PROPOSED', 'LISTING', 'NONE', 'PROPOSED', p.since, '已递交药事会提单'),
      (p.listing_status in ('LISTED', 'STOPPED'), 'LISTING', 'NONE', 'PROPOSED', p.since - 400, '科室提出用药申请，递交提单'),
      (p.listing_status in ('LISTED', 'STOPPED'), 'LISTING', 'PROPOSED', 'LISTED', case p.listing_status when 'LISTED' then p.since else p.since - 310 end, '药事会审议通过'),
      (p.listing_status = 'STOPPED', 'LISTING', 'LISTED', 'STOPPED', p.since, '目录调整，同类品种保留两个'),
      (p.listing_status = 'TEMPORARY', 'LISTING', 'NONE', 'TEMPORARY', p.since, '科室临时采购申请获批'),
      (p.procurement_status in ('PURCHASING', 'PAUSED'), 'PROCUREMENT', 'NONE', 'PURCHASING', p.since + 7, '首次下单'),
      (p.procurement_status = 'PAUSED', 'PROCUREMENT', 'PURCHASING', 'PAUSED', p.since + 28, '库存充足，暂停下单'),
      (p.procurement_status = 'STOPPED', 'PROCUREMENT', 'NONE', 'PURCHASING', p.since - 300, '首次下单'),
      (p.procurement_status = 'STOPPED', 'PROCUREMENT', 'PURCHASING', 'STOPPED', p.since - 3, '目录调整前用完库存')
    ) as s(holds, track, "from", "to", day, reason)
    where p.enterprise_id = app.enterprise_id() and s.holds
    order by p.id, s.day, s.track`;
}
