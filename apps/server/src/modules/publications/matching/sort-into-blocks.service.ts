// A first look at the works of a chunk: which authors bear names of our doctors, so that they can be looked at together.
import type { Context } from '../../../platform/http/index.ts';
import { selectAuthorsOf, selectHospitals, selectPlaces, type OpenAuthor } from './candidates.sql.ts';
import { openDirectory, readInstitutions, type Named } from './clues/institutions.policy.ts';
import { askedOf } from './candidates.policy.ts';
import { findCandidates } from './find-doctors.service.ts';
import { blockOf } from './together/blocks.policy.ts';

/** What stays the same from chunk to chunk. */
export interface Matching {
  readonly readNamed: (author: OpenAuthor) => Named;
}

/** Affiliations remembered: most works of an author name the same. */
const MOST_REMEMBERED = 20_000;

export async function openMatching(context: Pick<Context, 'sql'>): Promise<Matching> {
  const { sql } = context;
  const directory = openDirectory(await selectHospitals(sql), await selectPlaces(sql));
  const known = new Map<string, Named>();
  return {
    readNamed: (author) => {
      const key = `${author.countries.join()}|${author.institutions.join('|')}`;
      const named = known.get(key) ?? readInstitutions(directory, author);
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(key, named);
      return named;
    },
  };
}

/** Works by the first letters of the names in them that doctors of ours bear. */
export type Blocks = Map<string, Set<string>>;

/** Adds the works to their blocks. */
export async function sortIntoBlocks(
  context: Pick<Context, 'sql'>,
  { matching, ids, blocks }: { matching: Matching; ids: readonly string[]; blocks: Blocks },
): Promise<void> {
  if (ids.length === 0) return;
  const open = (await selectAuthorsOf(context.sql, ids)).filter(({ isCredited }) => !isCredited);
  for (const place of await findCandidates(context, askedOf(matching, open))) {
    if (place.candidates.length === 0) continue;
    const block = blockOf(place);
    const works = blocks.get(block) ?? new Set();
    blocks.set(block, works.add(place.author.publicationId));
  }
}
