// Sales and targets of the products of the demo where they are bought: last year, and this year up to last month (product: hospitals).
import type { Transaction } from '../../reference/index.ts';

/**
 * What is bought was sold at least once, so that its hospital has sales. Over the first months it sells more and more; larger
 * hospitals buy more. Around the Spring Festival, in February, the least is sold. Targets stand for the whole of this year.
 */
export async function storeHospitalSales(tx: Transaction, { today }: { today: string }): Promise<void> {
  const year = Number(today.slice(0, 4));
  await tx`
    insert into hospital_sales (hospital_id, product_id, month, boxes, amount, target_boxes, target_amount)
    select hospital_id, product_id, month, boxes, boxes * price, target, target * price
    from (
      select n.hospital_id, n.product_id, n.month, n.price,
        case when n.month < ${`${today.slice(0, 7)}-01`}::date or n.month = n.since then greatest(1, round(n.usual * (0.84 + 0.3 * n.chance)))::int end as boxes,
        greatest(1, round(n.usual * 1.02))::int as target
      from (
        select p.hospital_id, p.product_id, p.since, m.month, 48 + 37 * (d.sort % 6) as price,
          (hashtext(p.hospital_id || ' ' || p.product_id || ' ' || m.month) & 1023) / 1023.0 as chance,
          (6 + coalesce(h.beds, 80) * 0.14) / (1 + d.sort % 3)
            * least(1, 0.4 + 0.1 * m.listed) * (1 + 0.008 * m.at)
            * (array[0.99, 0.84, 1.03, 1, 1.02, 1, 0.99, 1, 1.01, 0.95, 1.02, 1.04])[m.at % 12 + 1] as usual
        from hospital_products p
        join hospitals h on h.enterprise_id = p.enterprise_id and h.id = p.hospital_id
        join products d on d.enterprise_id = p.enterprise_id and d.id = p.product_id
        cross join lateral (
          select s.at, s.month, (s.month - p.since) / 30 as listed
          from (select g.at, (make_date(${year - 1}, 1, 1) + make_interval(months => g.at))::date as month from generate_series(0, 23) g(at)) s
        ) m
        where p.enterprise_id = app.enterprise_id() and p.procurement_status = 'PURCHASING' and m.listed >= 0
      ) n
    ) sold
    order by hospital_id, product_id, month`;
}
