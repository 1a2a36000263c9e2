// Where a doctor stands with each product, from the visits that count.
import type { DoctorProduct } from '@yijian/contract/doctor-profiles';
import { named, type Sql } from '../../platform/db/index.ts';

export type ProductRow = Omit<DoctorProduct, 'lastTalkAt'> & { readonly lastTalkAt: Date | null };

/** Products in use, those spoken of first. The reactions of all colleagues count, without who heard them. */
export async function selectDoctorProducts(
  sql: Sql,
  { doctorId, language }: { doctorId: string; language: 'zh' | 'en' },
): Promise<ProductRow[]> {
  return sql<ProductRow[]>`
    select p.id as "productId", ${named(sql, language, 'p')} as "productName",
      case when k.talks is null then 'NONE' when k.positives >= 3 then 'SUPPORTER' when k.last = 'POSITIVE' then 'OPEN' else 'AWARE' end as level,
      coalesce(k.talks, 0) as talks, k.at as "lastTalkAt",
      (select h.procurement_status from hospital_products h where h.enterprise_id = d.enterprise_id and h.hospital_id = d.hospital_id
        and h.product_id = p.id limit 1) as "procurementStatus"
    from doctors d
    join products p on p.enterprise_id = d.enterprise_id and p.is_enabled
    left join lateral (
      select max(t.talks)::int as talks, max(t.starts_at) as at, count(*) filter (where t.reaction = 'POSITIVE') as positives,
        (array_agg(t.reaction order by t.starts_at desc))[1] as last
      from (
        select x.reaction, v.starts_at, count(*) over () as talks from visits v
        join visit_products x on x.enterprise_id = v.enterprise_id and x.visit_id = v.id and x.product_id = p.id
        where v.enterprise_id = d.enterprise_id and v.doctor_id = d.id and v.is_contact
        order by v.starts_at desc limit 5
      ) t
      having count(*) > 0
    ) k on true
    where d.enterprise_id = app.enterprise_id() and d.id = ${doctorId}
    order by k.at desc nulls last, p.sort, p.id`;
}
