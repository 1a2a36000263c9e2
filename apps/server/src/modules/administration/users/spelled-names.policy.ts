// Finds people by how their names sound: chenyizhou, yizhou or cyz for 陈亦舟.
import { syllablesOf } from '../../../platform/spelling/index.ts';

const known = new Map<string, { whole: string; initials: string }>();
const REMEMBERED = 50_000;

function spelled(name: string): { whole: string; initials: string } {
  const found = known.get(name);
  if (found !== undefined) return found;
  const syllables = syllablesOf(name, { surname: 'head', nonZh: 'consecutive' });
  const spelling = {
    whole: syllables.join('').toLowerCase().replaceAll(/\s/g, ''),
    initials: syllables
      .map((syllable) => syllable.slice(0, 1))
      .join('')
      .toLowerCase(),
  };
  if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
  known.set(name, spelling);
  return spelling;
}

/** A sign-in name from a person's name: letters and digits alone, of at most 40 characters. */
export function loginStem(name: string): string {
  const letters = spelled(name)
    .whole.replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 40);
  return letters.length < 2 ? `user${letters}` : letters;
}

/** Whether a keyword could be a spelling: letters, with spaces or dots between them. */
export const isSpelling = (keyword: string): boolean => /^[a-z][a-z .']{0,40}$/i.test(keyword);

/** Ids of those whose name sounds like the keyword. */
export function soundingLike(people: readonly { id: string; name: string }[], keyword: string): string[] {
  const wanted = keyword.toLowerCase().replaceAll(/[ .']/g, '');
  return people
    .filter(({ name }) => {
      const { whole, initials } = spelled(name);
      return whole.includes(wanted) || initials.startsWith(wanted);
    })
    .map(({ id }) => id);
}
