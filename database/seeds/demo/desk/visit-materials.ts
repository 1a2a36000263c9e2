// What was shown in visits: editions in force then, of a product that was spoken about.
import { wasArticleInForce } from '../../../../apps/server/src/modules/articles/index.ts';
import { wasMaterialInForce } from '../../../../apps/server/src/modules/library/index.ts';
import type { Transaction } from '../../reference/index.ts';

/** In every third visit that met the doctor one article or material; medical ones are shown by medical affairs alone. */
export async function storeVisitMaterials(tx: Transaction): Promise<void> {
  const at = tx`v.starts_at`;
  await tx`
    insert into visit_materials (visit_id, article_id, material_id, position)
    select v.id, e.article_id, e.material_id, 0
    from visits v
    join visit_products p on p.enterprise_id = v.enterprise_id and p.visit_id = v.id and p.position = 0
    cross join lateral (
      select one.* from (
        select a.id as article_id, null::bigint as material_id from articles a
        where a.enterprise_id = v.enterprise_id and a.product_id = p.product_id and ${wasArticleInForce(tx, at)}
          and (v.is_medical or a.audience = 'PROMOTIONAL')
        union all
        select null, m.id from library_materials m
        where m.enterprise_id = v.enterprise_id and m.product_id = p.product_id and ${wasMaterialInForce(tx, at)}
          and (v.is_medical or m.audience = 'PROMOTIONAL')
      ) one order by md5(v.id || '-' || coalesce(one.article_id, -one.material_id)) limit 1
    ) e
    where v.enterprise_id = app.enterprise_id() and v.is_contact and v.id % 3 = 0`;
}
