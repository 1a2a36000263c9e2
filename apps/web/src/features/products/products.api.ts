// The products a user works for (specification 7.1).
import { productEndpoints, type Product } from '@yijian/contract/products';
import { useCall } from '../../lib/api/index.ts';
import { useLanguage } from '../../lib/i18n/index.ts';

const AN_HOUR = 3_600_000;

export interface ProductOption {
  readonly value: string;
  readonly label: string;
}

/** Names of the products that the account of the user stands for. */
export function useOwnProducts(): readonly string[] {
  const english = useLanguage() === 'en';
  const { data } = useCall(productEndpoints.listSystem, {}, { errorMessage: false, staleTime: AN_HOUR });
  return (data ?? []).map((one: Product) => (english && one.enName ? one.enName : one.name));
}

/** The user's products to choose from. */
export function useProducts(): readonly ProductOption[] {
  const english = useLanguage() === 'en';
  const { data } = useCall(productEndpoints.listOwn, {}, { staleTime: AN_HOUR });
  return (data ?? []).map((one: Product) => ({ value: one.id, label: english && one.enName ? one.enName : one.name }));
}
