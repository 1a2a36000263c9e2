// Front door of the products.
import { productEndpoints } from '@yijian/contract/products';
import { bind } from '../../platform/http/index.ts';
import { listOwnProducts } from './products.service.ts';

export const productRoutes = bind('products', productEndpoints, {
  listSystem: (context) => listOwnProducts(context),
  listOwn: (context) => listOwnProducts(context),
});
