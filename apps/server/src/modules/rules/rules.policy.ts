// Which version of a rule holds on a day for whom, what a trial comes to, and what a change may say (specification 9).
import { ruleSeeds, type Figures, type RuleOutcome, type RuleSeed } from '@yijian/contract/rules';
import type { VersionRow } from './rules.sql.ts';

export const seedOf = (code: string): RuleSeed | undefined => ruleSeeds.find((seed) => seed.code === code);

const seedByKey = new Map(ruleSeeds.flatMap((seed) => seed.figures.map((figure) => [figure.key, { seed, figure }])));

export interface Wanted {
  readonly code: string;
  /** YYYY-MM-DD in Asia/Shanghai. */
  readonly on: string;
  /** The organisation and those above it, nearest first. */
  readonly organizations: readonly string[];
  readonly scopeType?: string | null;
}

export type Dated = Pick<VersionRow, 'code' | 'version' | 'organizationId' | 'scopeType' | 'validFrom' | 'validTo'>;

const isValid = (version: Dated, on: string): boolean =>
  version.validFrom <= on && (version.validTo === null || on <= version.validTo);

/** The nearest organisation wins over the enterprise, a kind over every kind, and there the newest version valid on the day. */
export function holding<V extends Dated>(versions: readonly V[], wanted: Wanted): V | undefined {
  const valid = versions.filter((version) => version.code === wanted.code && isValid(version, wanted.on));
  const kinds = wanted.scopeType === undefined || wanted.scopeType === null ? [null] : [wanted.scopeType, null];
  for (const organizationId of [...wanted.organizations, null]) {
    for (const scopeType of kinds) {
      const found = valid
        .filter((one) => one.organizationId === organizationId && one.scopeType === scopeType)
        .toSorted((a, b) => b.version - a.version);
      if (found[0] !== undefined) return found[0];
    }
  }
  return undefined;
}

/** A change as if it had been published already and long ago. */
export function candidateOf(
  versions: readonly VersionRow[],
  change: Pick<VersionRow, 'code' | 'organizationId' | 'scopeType' | 'isHard' | 'isEnabled' | 'figures'>,
): VersionRow {
  const newest = Math.max(0, ...versions.map(({ version }) => version));
  return {
    id: '0',
    version: newest + 1,
    organizationName: null,
    organizationEnName: null,
    country: 'CN',
    validFrom: '0001-01-01',
    validTo: null,
    message: '',
    enMessage: '',
    commentRequired: false,
    source: '',
    note: '',
    createdAt: new Date(0),
    authorName: null,
    ...change,
  };
}

/** The organisation and everything above it, nearest first. */
export function chainOf(parents: ReadonlyMap<string, string | null>, organizationId: string | null): string[] {
  const chain: string[] = [];
  for (let id = organizationId; id !== null && !chain.includes(id); id = parents.get(id) ?? null) chain.push(id);
  return chain;
}

/** How many scopes besides the whole enterprise have a version of their own that is valid on the day. */
export function exceptionsOn(versions: readonly Dated[], code: string, on: string): number {
  const scopes = versions
    .filter((one) => one.code === code && isValid(one, on) && (one.organizationId !== null || one.scopeType !== null))
    .map((one) => `${one.organizationId ?? ''} ${one.scopeType ?? ''}`);
  return new Set(scopes).size;
}

/** The figure a room acts on: of the version that holds; switched off it is as wide as the product allows. */
export function figureOf(key: string, version: Pick<VersionRow, 'figures' | 'isEnabled'> | undefined): number {
  const known = seedByKey.get(key);
  if (known === undefined) throw new Error(`no rule has the figure ${key}`);
  const { figure } = known;
  if (version?.isEnabled === false) return figure.is === 'CEILING' ? figure.most : figure.least;
  return version?.figures[key] ?? figure.value;
}

export const codeOf = (key: string): string => seedByKey.get(key)?.seed.code ?? '';

/** Input of a rule without figures: 1 when what it describes is the case. */
export const APPLIES = 'applies';
/** Input of such a rule: 1 when it is the case to a degree that blocks even where the rule warns. */
export const BANNED = 'banned';

/** Keys of the figures that the inputs pass. */
export function brokenBy(seed: RuleSeed, figures: Figures, inputs: Figures): string[] {
  if (seed.figures.length === 0) return [APPLIES, BANNED].filter((key) => inputs[key] === 1);
  return seed.figures
    .filter(({ key, is }) => {
      const [limit, input] = [figures[key], inputs[key]];
      if (limit === undefined || input === undefined) return false;
      return is === 'CEILING' ? input > limit : input < limit;
    })
    .map((figure) => figure.key);
}

/** Figures that the version was stored without are those the product came with since. */
export const completed = (seed: RuleSeed, figures: Figures): Figures => ({
  ...Object.fromEntries(seed.figures.map(({ key, value }) => [key, value])),
  ...figures,
});

const isBlockedBy = (seed: RuleSeed, broken: readonly string[]): boolean =>
  broken.includes(BANNED) || seed.figures.some(({ key, blocks }) => blocks === true && broken.includes(key));

/** A message with its figures filled in. */
export function filled(message: string, figures: Figures): string {
  return message.replaceAll(/\{([\w.]+)\}/g, (whole, key: string) => (key in figures ? String(figures[key]) : whole));
}

/** Placeholders of a message that are no figures of the rule. */
export function strangers(seed: RuleSeed, message: string): string[] {
  const names = [...message.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
  return names.filter((name) => !seed.figures.some((figure) => figure.key === name));
}

/** What the version that holds says to the inputs; inputs that are missing break nothing. */
export function outcomeOf(seed: RuleSeed, version: VersionRow | undefined, inputs: Figures): RuleOutcome {
  const none = { message: null, enMessage: null, commentRequired: false, broken: [] };
  if (version === undefined || !version.isEnabled)
    return { ...none, outcome: 'NO_RULE', version: null, organizationName: null, source: '', figures: {} };
  const { source, organizationName } = version;
  const figures = completed(seed, version.figures);
  const known = { version: version.version, organizationName, source, figures };
  const broken = brokenBy(seed, figures, inputs);
  if (broken.length === 0) return { ...none, ...known, outcome: 'PASS' };
  return {
    ...known,
    outcome: version.isHard || isBlockedBy(seed, broken) ? 'BLOCK' : 'WARN',
    message: filled(version.message, figures),
    enMessage: filled(version.enMessage, figures),
    commentRequired: version.commentRequired,
    broken,
  };
}
