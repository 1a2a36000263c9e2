// The link a doctor got, for journeys: signed with the keys of the running product.
import { join } from 'node:path';
import { tokenOf } from '../../../apps/server/src/modules/sends/letters/links.policy.ts';
import { openVault } from '../../../apps/server/src/platform/secrets/index.ts';

/** The reading page of a recipient of the first enterprise. */
export function readingPathOf(recipientId: string): string {
  const vault = openVault(join(process.env['PRODUCT_DATA']!, 'personal-keys.json'));
  return `/read/${tokenOf({ vault, enterpriseId: '1' }, recipientId)}`;
}
