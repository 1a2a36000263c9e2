// Door of the products contract.
export { productEndpoints } from './products.endpoints.ts';
export { Product } from './products.schema.ts';
