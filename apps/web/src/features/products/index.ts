// Side door of the products.
export { useProducts, type ProductOption } from './products.api.ts';
