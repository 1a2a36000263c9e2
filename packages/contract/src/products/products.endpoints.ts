// Products of the user, at both addresses of the specification (7.1 and 7.5).
import { z } from 'zod';
import { endpoint } from '../core/index.ts';
import { Product } from './products.schema.ts';

export const productEndpoints = {
  listSystem: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/product/user/product/all',
    summary: { zh: '当前用户负责的产品', en: 'Products the user works for' },
    access: 'session',
    output: z.array(Product),
    errors: [],
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/product/user/product/all',
    summary: { zh: '当前用户负责的产品（业务入口）', en: 'Products the user works for, at the business address' },
    access: 'session',
    output: z.array(Product),
    errors: [],
  }),
};
