// Values of a foreign file made plain: texts that can be stored, numbers in their bounds, ids in one spelling.

/** One line of text without markup, control characters or halves of characters. */
export function plain(value: unknown, longest = 300): string {
  if (typeof value !== 'string') return '';
  return value
    .toWellFormed()
    .replace(/<\/?[a-z][a-z0-9]*\b[^<>]{0,200}>/gi, '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.min(Math.floor(value), 2_000_000) : 0;
}

export function yearOf(value: unknown): number | undefined {
  const year = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  return typeof year === 'number' && Number.isInteger(year) && year >= 1500 && year <= 2100 ? year : undefined;
}

/** A calendar day that exists, or undefined. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const at = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value ? undefined : value;
}

export function momentOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const at = new Date(/[Zz]|[+-]\d\d:?\d\d$/.test(value) || value.length === 10 ? value : `${value}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** `10.1136/bmj.m1501`, however it was written. */
export function doiOf(value: unknown): string | undefined {
  const found = plain(value, 400)
    .toLowerCase()
    .replace(/^(https?:\/\/)?(dx\.)?doi\.org\//, '')
    .replace(/^doi:\s*/, '')
    .replace(/[\s.,;]+$/, '');
  return /^10\.\d{3,9}\/\S+$/.test(found) ? found : undefined;
}

export const pmidOf = (value: unknown): string | undefined =>
  /^(?:https?:\/\/(?:www\.)?(?:ncbi\.nlm\.nih\.gov\/pubmed|pubmed\.ncbi\.nlm\.nih\.gov)\/)?(\d{1,9})\/?$/.exec(
    typeof value === 'number' ? String(value) : plain(value, 100),
  )?.[1];

export const orcidOf = (value: unknown): string | undefined =>
  /(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/.exec(plain(value, 100).toUpperCase())?.[1];

/** Letters and digits alone, so that two spellings of a title meet. */
export const titleKeyOf = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 300)
    .toWellFormed();

/** Words of a name in Latin letters without marks, lower case; Chinese characters stay as one word. */
export function nameWords(name: string): string[] {
  const flat = name
    .replace(/[üÜǖǘǚǜ]/g, 'v')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})[-‐‑’'´`·](?=\p{L})/gu, '');
  return flat.match(/[\p{Script=Latin}]+|\p{Script=Han}+|[\p{L}]+/gu) ?? [];
}

export const nameKeyOf = (name: string): string => nameWords(name).toSorted().join(' ').slice(0, 200);
