// The ways a Chinese name is written in papers, as keys under which doctors are looked up.
import { nameWords } from '../../reading/plain.policy.ts';

export interface NameForms {
  /** In characters; undefined when the name has none. */
  readonly han: string | undefined;
  /** Whole pinyin without gaps, in both orders. */
  readonly full: readonly string[];
  /** Family name with the first letters of the given one; undefined unless the name is written like that. */
  readonly short: { readonly family: string; readonly given: string } | undefined;
  /** `full` leaves out a letter that stands beside whole names: `Weijie J. Zhang`. */
  readonly hasMiddle?: true;
}

const HAN = /\p{Script=Han}/u;
/** `Y.`, `Y.Z.`, `Y-Z`, or two or three capitals after a name that is not in capitals. */
const INITIALS = /^(?:\p{Lu}(?:[.-]+\p{Lu})*\.?|\p{Lu}{2,3})$/u;

export function formsOf(name: string): NameForms {
  const words = nameWords(name);
  const han = words.filter((word) => HAN.test(word)).join('');
  const latin = words.filter((word) => !HAN.test(word));
  const none: NameForms = { han: han === '' ? undefined : han, full: [], short: undefined };
  if (latin.length < 2) return none;
  const tokens = name.split(/[\s,]+/).filter((token) => token !== '');
  const isShouted = name === name.toUpperCase();
  const short = tokens.filter((token) => INITIALS.test(token) && (!isShouted || /^\p{L}\.?$/u.test(token)));
  if (short.length === 0) return { ...none, full: variants(latin) };
  const family = nameWords(tokens.filter((token) => !short.includes(token)).join('')).join('');
  const given = short
    .join('')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  if (family === '' || given === '') return none;
  const whole = nameWords(tokens.filter((token) => !short.includes(token)).join(' ')).filter((word) => !HAN.test(word));
  // Two words and a letter are a name with a middle initial, or a family name of two words: both are looked for.
  const beside = whole.length < 2 ? {} : ({ full: variants(whole), hasMiddle: true } as const);
  return { ...none, ...beside, short: { family, given } };
}

/** Family name first or last; ü is written v by us, and lu or lyu by others. */
function variants(words: readonly string[]): string[] {
  const [first, ...rest] = words as [string, ...string[]];
  const before = rest.slice(0, -1);
  const last = rest.at(-1)!;
  const orders = [
    [first, [...before, last]],
    [last, [first, ...before]],
  ] as const;
  const keys = orders.flatMap(([family, given]) => {
    const whole = family + given.join('');
    const soft = whole.replaceAll(/([ln])yu(?=[^aeiou]|$)/g, '$1v');
    return family === 'lu' ? [whole, `lv${given.join('')}`] : [whole, soft];
  });
  return [...new Set(keys)];
}

/** Whether a doctor's pinyin and initials can be what `Li J` shortens. */
export function isShortOf(
  { family, given }: { family: string; given: string },
  doctor: { pinyin: string; initials: string },
): boolean {
  if (!doctor.pinyin.startsWith(family)) return false;
  const rest = doctor.pinyin.slice(family.length);
  return rest.startsWith(given[0]!) && [1, 2].some((at) => doctor.initials.slice(at).startsWith(given));
}
