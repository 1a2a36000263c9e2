// Compares the anchor files with the seals in the database: a seal that was written down must still be there (reliability 27).
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type postgres from 'postgres';
import type { Anchor } from '../../apps/server/src/modules/audit/index.ts';
import { selectHashes } from './chain.sql.ts';

export interface AnchorQuestion {
  readonly folder: string;
  readonly enterpriseId: string;
  readonly day?: string | undefined;
}

const BATCH = 500;

/** Calls `report` with the number of each seal that is gone or has another hash than the anchor says. */
export async function countAnchorFaults(
  sql: postgres.Sql,
  question: AnchorQuestion,
  report: (seal: string) => void,
): Promise<void> {
  let waiting: Anchor[] = [];
  const compare = async (): Promise<void> => {
    const numbers = waiting.map((anchor) => anchor.number);
    const hashes = await selectHashes(sql, question.enterpriseId, numbers);
    for (const anchor of waiting) if (hashes.get(anchor.number) !== anchor.hash) report(anchor.number);
    waiting = [];
  };
  for await (const anchor of readAnchors(question)) {
    waiting.push(anchor);
    if (waiting.length >= BATCH) await compare();
  }
  await compare();
}

async function* readAnchors({ folder, enterpriseId, day }: AnchorQuestion): AsyncGenerator<Anchor> {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d\.jsonl$/.test(name));
  for (const name of files.toSorted()) {
    for await (const line of createInterface({ input: createReadStream(path.join(folder, name)) })) {
      const anchor = parse(line);
      if (anchor?.enterpriseId === enterpriseId && (day === undefined || anchor.day === day)) yield anchor;
    }
  }
}

/** A process that died while writing leaves half a line. */
function parse(line: string): Anchor | undefined {
  try {
    return JSON.parse(line) as Anchor;
  } catch {
    return undefined;
  }
}
