// The filter of an export in words: known names and values translated, others as they were asked.
import { joined } from '../../../lib/format/index.ts';
import { useExportPhrases } from '../exports.phrases.ts';

const names = [
  'keyword',
  'scope',
  'type',
  'state',
  'level',
  'tier',
  'clueGrade',
  'hasSales',
  'hospitalName',
  'department',
  'provinceCode',
  'cityCode',
  'startFrom',
  'startTo',
] as const;
const values = ['my', 'team', 'all', 'MY_FOCUS', 'MY_CUSTOMER', 'ALL_CUSTOMER'] as const;

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text);

export function useFilterWords(filter: Readonly<Record<string, unknown>>) {
  const t = useExportPhrases();
  const wordOf = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return isOneOf(values, text) ? t(`value.${text}`) : text;
  };
  return Object.entries(filter).map(([name, value]) => ({
    key: `filter ${name}`,
    label: isOneOf(names, name) ? t(`filter.${name}`) : name,
    value: joined((Array.isArray(value) ? value : [value]).map(wordOf)),
  }));
}
