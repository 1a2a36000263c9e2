// The anchor files: what the chains' heads were, outside the database, so that a whole rewritten chain is noticed (reliability 27).
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { anchorFolder, type Anchor } from './anchors.policy.ts';
import type { Head } from './seals.sql.ts';

/** Answers a function that adds heads to the file of the day (UTC), one line of JSON each, and waits until they are on disk. */
export function openAnchors(ctx: { dataDir: string }): (heads: readonly Head[]) => Promise<void> {
  const folder = anchorFolder(ctx.dataDir);
  return async (heads) => {
    if (heads.length === 0) return;
    const at = new Date().toISOString();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(path.join(folder, `${at.slice(0, 10)}.jsonl`), 'a', 0o600);
    try {
      await file.appendFile(heads.map((head) => `${JSON.stringify({ at, ...head } satisfies Anchor)}\n`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
  };
}
