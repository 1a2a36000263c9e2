// The log of shown and compared numbers, which only grows, emptied between tests.
import type { TestApp } from '../app.ts';

export async function forgetReveals({ owner }: TestApp): Promise<void> {
  await owner`alter table reveals disable trigger reveals_append_only`;
  await owner`delete from reveals`;
  await owner`alter table reveals enable trigger reveals_append_only`;
}
