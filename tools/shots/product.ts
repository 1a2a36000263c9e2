// The product whose pages are looked at: a running one, or one started for the walk.
import prepareProduct from '../testing/products/product.ts';
import { openProducts, takePrepared } from '../testing/products/products.ts';

export interface BorrowedProduct {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export async function borrowedProduct(address: string | undefined): Promise<BorrowedProduct> {
  if (address) return { address: address.replace(/\/+$/, ''), stop: async () => undefined };
  const release = await prepareProduct();
  const products = openProducts(takePrepared());
  const product = await products.of('shots');
  const stop = async (): Promise<void> => {
    await products.end();
    await release();
  };
  return { address: new URL(product.address).origin, stop };
}
