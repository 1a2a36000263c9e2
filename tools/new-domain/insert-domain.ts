// Puts a new domain into the lists that know all domains: domains.ts and the two rooms.ts.

/** The list of domains with `domain` behind `after`, or at the end. */
export function insertIntoDomains(text: string, domain: string, after?: string): string {
  const rows = [...text.matchAll(/^ {2}'([a-z0-9-]+)',\n/gm)];
  if (rows.some((row) => row[1] === domain)) throw new Error(`${domain} is already in domains.ts`);
  const place = after === undefined ? rows.at(-1) : rows.find((row) => row[1] === after);
  if (place === undefined) throw new Error(`${after} is not in domains.ts`);
  return insertAt(text, place.index + place[0].length, `  '${domain}',\n`);
}

export interface Door {
  /** Name of what the front door gives out: `wardRoundsRoutes`. */
  name: string;
  /** `../features/ward-rounds/ward-rounds.routes.ts` */
  from: string;
  /** Domains before this one, nearest last: the new line goes behind the last of them that the list knows. */
  before: readonly string[];
}

/** A rooms.ts with one more import and one more line in its list. */
export function insertIntoRooms(text: string, door: Door): string {
  const imports = [...text.matchAll(/^import .*'\.\.\/(?:features|modules)\/([^/]+)\/.*\n/gm)];
  // Other lists of the hall hold what rooms hear and when they work: a front door stands among front doors.
  const lines = [...text.matchAll(/^ +\.\.\.(\w+Routes)(?:\(.*\))?,\n/gm)];
  const doors = new Map(imports.map((row) => [/\{ (\w+) \}/.exec(row[0])?.[1], row[1]]));
  const known = lines.filter((line) => door.before.includes(doors.get(line[1]) ?? ''));
  const nearest = known.toSorted((a, b) => rank(door, doors, a) - rank(door, doors, b)).at(-1) ?? lines.at(-1);
  const lastImport = imports.at(-1);
  if (nearest === undefined || lastImport === undefined)
    throw new Error('rooms.ts has no list to put the new door into');
  const indent = /^ +/.exec(nearest[0])?.[0] ?? '';
  const listed = insertAt(text, nearest.index + nearest[0].length, `${indent}...${door.name},\n`);
  return insertAt(listed, lastImport.index + lastImport[0].length, `import { ${door.name} } from '${door.from}';\n`);
}

/** One more line behind the last that looks like it. */
export function insertBehind(text: string, like: RegExp, line: string): string {
  const last = [...text.matchAll(like)].at(-1);
  if (last === undefined) throw new Error(`no list to put “${line.trim()}” into`);
  return insertAt(text, last.index + last[0].length, line);
}

function rank(door: Door, doors: Map<string | undefined, string | undefined>, line: RegExpExecArray): number {
  return door.before.indexOf(doors.get(line[1]) ?? '');
}

function insertAt(text: string, index: number, added: string): string {
  return text.slice(0, index) + added + text.slice(index);
}
