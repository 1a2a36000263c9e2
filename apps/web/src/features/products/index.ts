// Side door of the products.
export { useOwnProducts, useProducts, type ProductOption } from './products.api.ts';
