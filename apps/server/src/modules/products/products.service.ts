// The drugs a user works for (specification 7.1, 7.5).
import type { Product } from '@yijian/contract/products';
import type { Context } from '../../platform/http/index.ts';
import { seesAllProducts } from './products.policy.ts';
import { selectProducts } from './products.sql.ts';

export async function listOwnProducts(context: Context): Promise<Product[]> {
  return selectProducts(context.sql, { userId: context.user.id, all: seesAllProducts(context.user) });
}
