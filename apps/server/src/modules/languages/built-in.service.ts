// The words the page was built with: written beside it by the build, read again when another build lies there.
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BuiltInWord {
  readonly type: string;
  readonly key: string;
  readonly zh: string;
  readonly en: string;
}

/** Reads `phrases.json` of the built page; none where nothing was built. */
export type BuiltIn = () => Promise<readonly BuiltInWord[]>;

const BUILT = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

export function openBuiltIn(ctx: { webDir: string | undefined }): BuiltIn {
  const file = path.join(ctx.webDir ?? BUILT, 'phrases.json');
  let known: { readonly stamp: string; readonly words: readonly BuiltInWord[] } = { stamp: '', words: [] };
  return async () => {
    const facts = await stat(file).catch(() => undefined);
    if (facts === undefined) return [];
    const stamp = `${facts.mtimeMs} ${facts.size} ${facts.ino}`;
    if (stamp !== known.stamp) known = { stamp, words: wordsIn(await readFile(file, 'utf8')) };
    return known.words;
  };
}

function wordsIn(content: string): BuiltInWord[] {
  const types = JSON.parse(content) as Record<string, Record<string, readonly [zh: string, en: string]>>;
  return Object.entries(types).flatMap(([type, rows]) =>
    Object.entries(rows).map(([key, [zh, en]]) => ({ type, key, zh, en })),
  );
}
