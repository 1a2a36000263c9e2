// The hash of a form as it is signed: a later change of the form shows the signature void (reliability 28).
import { createHash } from 'node:crypto';
import type { Instance } from '../../engine/state.policy.ts';

/** SHA-256 of the title and of the form's values in the order of their names, hexadecimal. */
export function hashOf(record: Pick<Instance, 'id' | 'title' | 'form'>): string {
  const form = Object.entries(record.form).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([record.id, record.title, form]))
    .digest('hex');
}
