// A chunk of works on its way into the tables: found again or new, with the authors, and whose they are.
import type { ImportFault, ImportKind } from '@yijian/contract/publications';
import type { Sql } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  insertAuthorships,
  replaceAuthorships,
  selectAuthors,
  selectPersonsOf,
  upsertScholars,
} from './authors.sql.ts';
import { keysOf, sortWorks } from './sort-works.policy.ts';
import { insertWorks, selectKnown, updateWorks, type Work } from './works.sql.ts';

export interface Stored {
  readonly added: number;
  readonly updated: number;
  readonly same: number;
  readonly faults: readonly ImportFault[];
  /** Publications whose authors are new or changed, or may never have been looked at. */
  readonly ids: readonly string[];
  /** Everyone who stands on new or changed works, or stood on them before. */
  readonly personIds: readonly string[];
}

export async function storeWorks(
  context: Pick<Context, 'sql'>,
  { works, importId, kind }: { works: readonly Work[]; importId: string; kind: ImportKind },
): Promise<Stored> {
  const { sql } = context;
  const { added, known, faults } = sortWorks(works, await selectKnown(sql, works), importId);
  const rows = await insertWorks(sql, added, { importId, source: kind });
  const idOf = new Map(rows.map((row) => [keysOf(row), row.id]));
  const fresh = added.map((work) => ({
    id: idOf.get(
      keysOf({ ...work, openalexId: work.openalexId ?? null, doi: work.doi ?? null, pmid: work.pmid ?? null }),
    )!,
    work,
  }));
  const changed = new Set(await updateWorks(sql, known, { importId, source: kind }));
  // Whoever only fills what is empty leaves the authors alone.
  const rewritten = await withOtherAuthors(
    sql,
    known.filter(({ source }) => !(source === 'OPENALEX' && kind === 'PUBMED')),
  );
  const before = await selectPersonsOf(sql, [...changed, ...rewritten.map(({ id }) => id)]);
  const ids = await upsertScholars(
    sql,
    [...fresh, ...rewritten].flatMap(({ work }) => work.authors),
  );
  await insertAuthorships(sql, fresh, ids);
  await replaceAuthorships(sql, rewritten, ids);
  for (const { id } of rewritten) changed.add(id);
  const after = await selectPersonsOf(sql, [...changed, ...fresh.map(({ id }) => id)]);
  return {
    added: fresh.length,
    updated: changed.size,
    same: known.length - changed.size,
    faults,
    personIds: [...before, ...after],
    ids: [...new Set([...fresh, ...rewritten, ...known.filter(({ isBrokenOff }) => isBrokenOff)].map(({ id }) => id))],
  };
}

interface KnownWork {
  readonly id: string;
  readonly work: Work;
}

/** Those whose list of authors is not the stored one. */
async function withOtherAuthors(sql: Sql, known: readonly KnownWork[]): Promise<KnownWork[]> {
  const stored = await selectAuthors(
    sql,
    known.map(({ id }) => id),
  );
  return known.filter(({ id, work }) => {
    const before = stored.get(id) ?? [];
    const after = work.authors.map(
      ({ sourceKey, name, institutions }) => `${sourceKey}|${name}|${institutions.join(';')}`,
    );
    return before.length !== after.length || before.some((author, at) => author !== after[at]);
  });
}
