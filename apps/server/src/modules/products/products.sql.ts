// Reads the products of the enterprise.
import type { Product } from '@yijian/contract/products';
import type { Sql } from '../../platform/db/index.ts';

/** Products in use: those assigned to the user, or all of them when none are assigned. */
export async function selectProducts(sql: Sql, input: { userId: string; all: boolean }): Promise<Product[]> {
  return sql<Product[]>`
    with own as (select product_id from user_products where user_id = ${input.userId})
    select p.id, p.code, p.name, p.en_name as "enName", p.generic_name as "genericName", p.indication
    from products p
    where p.is_enabled and (${input.all} or not exists (select from own) or p.id in (select product_id from own))
    order by p.sort, p.id`;
}
