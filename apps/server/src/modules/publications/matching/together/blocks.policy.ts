// Names that can be one person's fall into one block: the first letters of family and given name, as in `Li J`, `Li Jing` and `李静`.
import type { Candidate } from '../candidates.policy.ts';

const lettersOf = ({ doctor }: Candidate): string => doctor.initials.slice(0, 2);

/** The block of an author with candidates. */
export const blockOf = ({ candidates }: { readonly candidates: readonly Candidate[] }): string =>
  candidates.map(lettersOf).toSorted()[0] ?? '';

/** The name as our doctors spell it, whatever the order of its words on the paper; undefined of initials. */
export function spellingOf({ candidates }: { readonly candidates: readonly Candidate[] }): string | undefined {
  const known = candidates
    .filter(({ form }) => form !== 'INITIALS' && form !== 'INITIAL')
    .map(({ doctor }) => doctor.pinyin);
  return known.toSorted()[0];
}
