// Finds drugs and indications in a text by their names and aliases, the longest name first.
export interface NamedDrug {
  readonly id: string;
  readonly names: readonly string[];
  readonly indications: readonly string[];
}

export interface Found {
  readonly drugId: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface DrugBook {
  readonly pattern: RegExp | undefined;
  readonly byName: ReadonlyMap<string, NamedDrug>;
}

const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
/** A Latin name stands alone: no letters around it. */
const asPattern = (name: string): string =>
  /^[\w -]+$/.test(name) ? `(?<![A-Za-z])${escaped(name)}(?![A-Za-z])` : escaped(name);

export function bookOf(drugs: readonly NamedDrug[]): DrugBook {
  const byName = new Map(drugs.flatMap((drug) => drug.names.map((name) => [name.toLowerCase(), drug] as const)));
  const names = [...byName.keys()].filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
  return { pattern: names.length === 0 ? undefined : new RegExp(names.map(asPattern).join('|'), 'gi'), byName };
}

export function drugsIn(text: string, { pattern, byName }: DrugBook): Found[] {
  if (pattern === undefined) return [];
  return [...text.matchAll(pattern)].map((match) => ({
    drugId: byName.get(match[0].toLowerCase())!.id,
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Further names of indications than those of the dictionary. */
export const indicationAliases: Readonly<Record<string, readonly string[]>> = {
  MIGRAINE: ['偏头痛', '头痛发作'],
  INSOMNIA: ['失眠', '入睡困难', '早醒'],
  DEPRESSION: ['抑郁', '抑郁症'],
  SCHIZOPHRENIA: ['精神分裂症', '精分', '阳性症状', '阴性症状'],
  ALZHEIMER: ['阿尔茨海默', '痴呆', 'AD患者', '认知障碍'],
  EPILEPSY: ['癫痫', '部分性发作'],
  PARKINSON: ['帕金森'],
  ANXIETY: ['焦虑'],
};

/** The indication that a text tells of a drug; the first of the drug where it tells none. */
export function indicationOf(texts: readonly string[], { indications }: Pick<NamedDrug, 'indications'>): string {
  for (const text of texts)
    for (const code of indications)
      if ((indicationAliases[code] ?? []).some((alias) => text.includes(alias))) return code;
  return indications[0]!;
}
