// Which hospital and which place an affiliation names, in Chinese or English, whatever the order of its words.
import type { NamedHospital, NamedPlace } from '../candidates.sql.ts';

export interface Directory {
  readonly byName: ReadonlyMap<string, readonly NamedHospital[]>;
  readonly byId: ReadonlyMap<string, NamedHospital>;
  /** Hospitals by what a university in their name is called. */
  readonly byUniversity: ReadonlyMap<string, readonly NamedHospital[]>;
  readonly places: ReadonlyMap<string, string>;
}

export interface Named {
  /** Hospitals named for certain: one, or several of one name. */
  readonly hospitals: readonly NamedHospital[];
  /** Hospitals of the universities named. */
  readonly affiliated: ReadonlySet<string>;
  /** Codes of cities and provinces named. */
  readonly places: ReadonlySet<string>;
  /** Whether any institution was named at all. */
  readonly isKnown: boolean;
  readonly isAbroad: boolean;
  /** A hospital of ours is named, and yet the address is said to lie in another country than the hospital. */
  readonly isContradicted: boolean;
}

const HAN = /\p{Script=Han}/u;
const PASSED_OVER = new Set([
  'the',
  'of',
  'at',
  'and',
  'in',
  'for',
  'medical',
  'medicine',
  'school',
  'college',
  'city',
  'municipal',
  's',
]);

/** `The First Affiliated Hospital of Linxi University` and `Linxi University First Affiliated Hospital` are one. */
function wordsKey(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/people['’]?s/g, 'peoples')
    .match(/[a-z0-9]+/g);
  const told = (words ?? []).filter((word) => !PASSED_OVER.has(word));
  return told.length < 2 ? '' : told.toSorted().join(' ');
}

const hanKey = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
const keyOf = (text: string): string => (HAN.test(text) ? hanKey(text) : wordsKey(text));
const universityOf = (text: string): string =>
  /^[\p{Script=Han}]{2,12}?大学/u.exec(hanKey(text))?.[0] ?? universityWords(text);

function universityWords(text: string): string {
  const found = /([a-z]+(?: [a-z]+){0,2}) university|university of ([a-z]+(?: [a-z]+)?)/i.exec(text);
  const words = (found?.[1] ?? found?.[2] ?? '')
    .toLowerCase()
    .split(' ')
    .filter(
      (word) =>
        word !== '' && !PASSED_OVER.has(word) && !['hospital', 'affiliated', 'first', 'second', 'third'].includes(word),
    );
  return words.length === 0 ? '' : `${words.join(' ')} university`;
}

function add<V>(map: Map<string, V[]>, key: string, value: V): void {
  if (key === '') return;
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

export function openDirectory(hospitals: readonly NamedHospital[], places: readonly NamedPlace[]): Directory {
  const byName = new Map<string, NamedHospital[]>();
  const byUniversity = new Map<string, NamedHospital[]>();
  for (const hospital of hospitals) {
    for (const name of hospital.names) {
      add(byName, keyOf(name), hospital);
      add(byUniversity, universityOf(name), hospital);
    }
  }
  const codes = new Map<string, string>();
  // Cities after provinces, so that 吉林 is the city where both are called so: its code begins with the province's.
  for (const { code, names } of places)
    for (const name of names)
      codes.set(
        name
          .toLowerCase()
          .replace(/\s+(city|province)$/, '')
          .replace(/[省市]$/, ''),
        code,
      );
  return { byName, byUniversity, places: codes, byId: new Map(hospitals.map((one) => [one.id, one])) };
}

/** Ends of Chinese names of hospitals. */
const HAN_END = /医院|中心|卫生院|保健院|研究所/g;

/** What the affiliations of an author name. */
export function readInstitutions(
  directory: Directory,
  { institutions, countries }: { institutions: readonly string[]; countries: readonly string[] },
): Named {
  const isForeign =
    countries.length > 0 && !countries.includes('CN') && !institutions.some((text) => /china|中国/i.test(text));
  const named = new Set(institutions.flatMap((text) => [...hospitalsIn(directory, text)]));
  // Most authors of the world: of their addresses nothing but the name of a hospital of ours says anything.
  if (isForeign)
    return {
      hospitals: [...named],
      affiliated: new Set(),
      places: new Set(),
      isKnown: true,
      isAbroad: named.size === 0,
      isContradicted: [...named].some(({ provinceCode }) => provinceCode !== null),
    };
  const affiliated = new Set<string>();
  const places = new Set<string>();
  for (const text of institutions) {
    for (const part of placesIn(text)) {
      const code = directory.places.get(part);
      if (code !== undefined) places.add(code);
    }
    for (const one of directory.byUniversity.get(universityOf(text)) ?? []) affiliated.add(one.id);
  }
  return {
    hospitals: inPlace([...named], places),
    affiliated,
    places,
    isKnown: institutions.length > 0,
    isAbroad: false,
    isContradicted: false,
  };
}

/** Of hospitals that share a name those of the places named, where there are any. */
function inPlace(hospitals: readonly NamedHospital[], places: ReadonlySet<string>): NamedHospital[] {
  const isThere = ({ cityCode, provinceCode }: NamedHospital): boolean =>
    places.has(cityCode ?? '') || places.has(provinceCode ?? '');
  return hospitals.filter((one) => isThere(one) || !namesakesOf(one, hospitals).some(isThere));
}

/** Others of one of its names. */
export const namesakesOf = (hospital: NamedHospital, all: readonly NamedHospital[]): NamedHospital[] =>
  all.filter((other) => other !== hospital && hospital.names.some((name) => other.names.includes(name)));

function* placesIn(text: string): Generator<string> {
  for (const word of text.toLowerCase().match(/[a-z'’]+/g) ?? []) yield word.replace(/['’]/g, '');
  for (const run of text.match(/\p{Script=Han}+/gu) ?? [])
    for (const length of [2, 3, 4]) yield run.slice(0, length).replace(/[省市]$/, '');
}

/** Each part between commas, and neighbours together, as names are often broken by one. */
function* hospitalsIn(directory: Directory, text: string): Generator<NamedHospital> {
  const parts = text.split(/[,;，；。]/).map((part) => part.trim());
  for (const [at, part] of parts.entries()) {
    for (const piece of HAN.test(part)
      ? hanNames(part)
      : [part, `${part} ${parts[at + 1] ?? ''}`, `${part} ${parts[at + 1] ?? ''} ${parts[at + 2] ?? ''}`])
      yield* directory.byName.get(keyOf(piece)) ?? [];
  }
}

function* hanNames(part: string): Generator<string> {
  const whole = hanKey(part);
  for (const end of whole.matchAll(HAN_END)) yield whole.slice(0, end.index + end[0].length);
}
