// The link a doctor got, for journeys: signed with the keys of the running product.
import { tokenOf } from '../../../apps/server/src/modules/sends/letters/links.policy.ts';
import { openVault } from '../../../apps/server/src/platform/secrets/index.ts';
import { takePrepared } from '../products/products.ts';

/** The reading page of a recipient of the first enterprise. */
export function readingPathOf(recipientId: string): string {
  const vault = openVault(takePrepared().template.keyFile);
  return `/read/${tokenOf({ vault, enterpriseId: '1' }, recipientId)}`;
}
