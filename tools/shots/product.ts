// The product whose pages are looked at: a running one, or one started for the walk.
import startProduct from '../testing/product.ts';

export interface BorrowedProduct {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export async function borrowedProduct(address: string | undefined): Promise<BorrowedProduct> {
  if (address) return { address: address.replace(/\/+$/, ''), stop: async () => undefined };
  const stop = await startProduct();
  const url = new URL(process.env['PRODUCT_ADDRESS'] ?? '');
  url.hostname = 'localhost';
  return { address: url.origin, stop };
}
