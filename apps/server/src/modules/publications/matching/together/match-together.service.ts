// A second look when the whole file is known: the works of a name together, first by themselves, then beside those credited meanwhile.
import type { Context } from '../../../../platform/http/index.ts';
import { updateCredited } from '../../imports/authors.sql.ts';
import { allowMinutes } from '../../imports/imports.sql.ts';
import { selectAuthorsOf, selectWorks, type OpenAuthor } from '../candidates.sql.ts';
import { fieldsOfWork } from '../clues/fields.policy.ts';
import { isShortOf } from '../clues/names.policy.ts';
import { askedOf, type Place } from '../candidates.policy.ts';
import { findCandidates } from '../find-doctors.service.ts';
import { judge, type Open } from '../judge.service.ts';
import type { Blocks, Matching } from '../sort-into-blocks.service.ts';
import { deleteOutdated, insertNodes, upsertMatches } from '../matches.sql.ts';
import { thresholds } from '../weights.policy.ts';
import { blockOf, spellingOf } from './blocks.policy.ts';
import { companiesOf, type Placed } from './company.policy.ts';
import { selectOtherWorks } from './together.sql.ts';

type Bound = Pick<Context, 'sql'>;

export interface Looking {
  readonly matching: Matching;
  readonly blocks: Blocks;
  /** After some of them. */
  readonly onBatch: (sql: Context['sql']) => Promise<void>;
}

/** Credits what stands beyond doubt; answers the doctors whose credits changed. */
export async function matchTogether(
  context: Pick<Context, 'transaction'>,
  { matching, blocks, onBatch }: Looking,
): Promise<Set<string>> {
  const credited = new Set<string>();
  const batches = batchesOf(blocks);
  for (let pass = 1; pass <= 2; pass += 1) {
    const before = credited.size;
    for (const batch of batches) {
      const doctorIds = await context.transaction(async (inner) => {
        await allowMinutes(inner.sql);
        const found = await matchBatch(inner, { matching, ...batch });
        await onBatch(inner.sql);
        return found;
      });
      for (const id of doctorIds) credited.add(id);
    }
    if (credited.size === before) break;
  }
  return credited;
}

interface Batch {
  readonly blocks: ReadonlySet<string>;
  readonly ids: readonly string[];
}

/** Works looked at together, unless one block alone has more. */
const BATCH = 2000;

/** Small blocks together: nothing joins authors of different ones. */
function batchesOf(blocks: Looking['blocks']): Batch[] {
  const batches: Batch[] = [];
  let open = { blocks: new Set<string>(), ids: new Set<string>() };
  for (const [block, ids] of blocks) {
    if (open.ids.size > 0 && open.ids.size + ids.size > BATCH) {
      batches.push({ blocks: open.blocks, ids: [...open.ids] });
      open = { blocks: new Set(), ids: new Set() };
    }
    open.blocks.add(block);
    for (const id of ids) open.ids.add(id);
  }
  return [...batches, { blocks: open.blocks, ids: [...open.ids] }];
}

async function matchBatch({ sql }: Bound, wanted: Batch & { readonly matching: Matching }): Promise<string[]> {
  const gathered = await gather(sql, wanted);
  const companies = companiesOf(gathered);
  const open = gathered
    .map((one, at): Open => ({ ...one, company: companies[at]! }))
    .filter(({ author, candidates }) => !author.isCredited && candidates.length > 0);
  const matches = await judge({ sql }, open);
  await deleteOutdated(
    sql,
    open.map(({ author }) => author),
    matches,
  );
  const confirmed = matches.filter(({ state }) => state === 'CONFIRMED');
  await insertNodes(sql, [...new Set(confirmed.map(({ doctorId }) => doctorId))]);
  const changed = (await upsertMatches(sql, matches)).filter(({ state }) => state === 'CONFIRMED');
  if (changed.length > 0) await updateCredited(sql, [...new Set(changed.map(({ publicationId }) => publicationId))]);
  return [...new Set(changed.map(({ doctorId }) => doctorId))];
}

interface Gathered extends Place, Placed {
  readonly work: Open['work'];
  readonly workFields: Open['workFields'];
  readonly beside: readonly string[];
}

/** Works read at a time: of each only the authors of the blocks are kept. */
const AT_A_TIME = 1000;

type Wanted = Parameters<typeof matchBatch>[1];

/** The authors of the blocks with those of their other works. */
async function gather(sql: Bound['sql'], wanted: Wanted): Promise<Gathered[]> {
  const own = await gatherWorks(sql, wanted);
  const most = thresholds.mixedWorks;
  const scholarIds = [...new Set(own.map(({ author }) => author.scholarId))];
  const known = new Set(wanted.ids);
  const others = (await selectOtherWorks(sql, { scholarIds, most })).filter((id) => !known.has(id));
  const all = [...own, ...(await gatherWorks(sql, { ...wanted, ids: others, scholarIds: new Set(scholarIds) }))];
  return withWholeNames(all);
}

async function gatherWorks(
  sql: Bound['sql'],
  { matching, blocks, ids, scholarIds }: Wanted & { scholarIds?: ReadonlySet<string> },
): Promise<Gathered[]> {
  const gathered: Gathered[] = [];
  for (let at = 0; at < ids.length; at += AT_A_TIME) {
    const some = ids.slice(at, at + AT_A_TIME);
    const authors = await selectAuthorsOf(sql, some);
    const places = await findCandidates({ sql }, askedOf(matching, authors));
    const works = new Map((await selectWorks(sql, some)).map((work) => [work.id, work]));
    const persons = personsByWork(authors);
    const byWork = Map.groupBy(places, ({ author }) => author.publicationId);
    for (const place of places) {
      const isWanted = scholarIds?.has(place.author.scholarId) ?? blocks.has(blockOf(place));
      if (!isWanted) continue;
      const { title, topics, ...work } = works.get(place.author.publicationId)!;
      const workFields = fieldsOfWork({ title, topics });
      const beside = persons(place.author);
      gathered.push({
        ...place,
        ...placedAs(place, byWork.get(work.id)!),
        work,
        workFields,
        fields: workFields,
        beside,
      });
    }
  }
  return gathered;
}

function placedAs(
  place: Place,
  all: readonly Place[],
): Pick<Placed, 'scholarId' | 'hospitalIds' | 'besideIds' | 'colleagues' | 'spelling'> {
  const others = all.length > thresholds.crowdedWork ? [] : all.filter((one) => one !== place);
  const colleagues = new Map<string, number>();
  for (const { named, author } of others) {
    const there = new Set(named.hospitals.map(({ id }) => id));
    if (author.creditedAt !== null) there.add(author.creditedAt);
    for (const id of there) colleagues.set(id, (colleagues.get(id) ?? 0) + 1);
  }
  return {
    scholarId: place.author.scholarId,
    spelling: spellingOf(place),
    hospitalIds: place.named.hospitals.map(({ id }) => id),
    besideIds: others.map(({ author }) => author.scholarId),
    colleagues,
  };
}

/** Where only initials stand, the same author number may have written the name in full elsewhere. */
function withWholeNames(gathered: readonly Gathered[]): Gathered[] {
  const whole = new Map<string, Gathered>();
  for (const one of gathered) if (one.spelling !== undefined) whole.set(one.author.scholarId, one);
  return gathered.map((one) => {
    const { short } = one.forms;
    const full = whole.get(one.author.scholarId);
    if (one.spelling !== undefined || short === undefined || full === undefined) return one;
    return { ...one, candidates: full.candidates.filter(({ doctor }) => isShortOf(short, doctor)) };
  });
}

/** Who is credited for each work, author by author. */
function personsByWork(authors: readonly OpenAuthor[]): (author: OpenAuthor) => string[] {
  const byWork = Map.groupBy(authors, ({ publicationId }) => publicationId);
  return ({ publicationId, position }) =>
    (byWork.get(publicationId) ?? []).filter((one) => one.position !== position).map(({ personId }) => personId);
}
