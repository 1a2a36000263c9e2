// A file of publications on its way in: uploaded, and waited for until the import has ended.
import { publicationEndpoints as calls, type ImportDetail } from '@yijian/contract/publications';
import { expect } from 'vitest';
import type { Caller } from '../app.ts';

/** With `again` a file that was read before is read once more. */
export async function importFile(
  steward: Caller,
  name: string,
  bytes: Buffer | string,
  again = false,
): Promise<ImportDetail> {
  const file = { name, content: Buffer.from(bytes) };
  const { status, body } = await steward.call(calls.startImport, { body: { file, again } });
  expect([status, body.error]).toEqual([200, undefined]);
  return ended(steward, body.result.id);
}

async function ended(steward: Caller, id: string): Promise<ImportDetail> {
  for (;;) {
    const { body } = await steward.call(calls.findImport, { params: { id } });
    if (body.result.state !== 'RUNNING') return body.result;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
