// What the weights look at in a sentence: its characters one by one and in pairs, and the meanings of its words.
import { conceptsIn } from './concepts.policy.ts';

/** The drug that is judged and any other one; a sentence is weighed without their names. */
export const MEANT = '◆';
export const OTHER = '◇';

export interface Feature {
  readonly name: string;
  /** A meaning says more than a character. */
  readonly value: number;
  /** Characters of the text that was given. */
  readonly start: number;
  readonly end: number;
}

const MEANING = 1.5;
/** A negator turns what begins within so many characters after it. */
const REACH = 3;

/** Each feature once, at its first place. */
export function featuresOf(text: string): Feature[] {
  const found = new Map<string, Feature>();
  const add = (name: string, place: Pick<Feature, 'start' | 'end'>, value = 1): void => {
    if (!found.has(name)) found.set(name, { name, value, start: place.start, end: place.end });
  };
  for (let start = 0; start < text.length; start += 1) {
    add(`c${text[start]!}`, { start, end: start + 1 });
    add(`c${text.slice(start, start + 2)}`, { start, end: start + 2 });
  }
  for (const { name, start, end } of meaningsOf(text)) add(name, { start, end }, MEANING);
  return [...found.values()];
}

/** Meanings, turned by a negator before them; each once more for what follows a contrast, and in pairs with the one before. */
function meaningsOf(text: string): Omit<Feature, 'value'>[] {
  let before = '';
  let negatedTo = -1;
  let isAfterContrast = false;
  return conceptsIn(text).flatMap(({ concept, start, end }) => {
    if (concept === 'CONTRAST') isAfterContrast = true;
    const name = concept !== 'NEGATOR' && start < negatedTo ? `!${concept}` : concept;
    if (concept === 'NEGATOR') negatedTo = end + REACH + 1;
    const names = [
      `k${name}`,
      ...(isAfterContrast ? [`a${name}`] : []),
      ...(before === '' ? [] : [`p${before} ${name}`]),
    ];
    before = name;
    return names.map((one) => ({ name: one, start, end }));
  });
}
