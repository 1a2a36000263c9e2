// The order of the table beside the picture.
import type { CenterTableRow } from '@yijian/contract/academic-networks';

type Value = (row: CenterTableRow) => string | number;
const values: Readonly<Record<string, Value>> = {
  strength: ({ strength }) => strength,
  name: ({ name }) => name,
  hospital: ({ hospital }) => hospital,
  community: ({ communityName }) => communityName,
  papers: ({ shared }) => shared.CO_AUTHOR ?? 0,
  latest: ({ latestYear }) => latestYear ?? 0,
  degree: ({ degree }) => degree,
  bridging: ({ bridging }) => bridging,
};
const collator = new Intl.Collator('zh');

export function sorted(rows: readonly CenterTableRow[], sort: string): CenterTableRow[] {
  const [field = 'strength', direction] = sort.split(',');
  const value = values[field] ?? values['strength']!;
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (a: string | number, b: string | number): number =>
    typeof a === 'number' ? a - Number(b) : collator.compare(a, String(b));
  return rows.toSorted(
    (a, b) => sign * compare(value(a), value(b)) || b.degree - a.degree || Number(a.id) - Number(b.id),
  );
}
