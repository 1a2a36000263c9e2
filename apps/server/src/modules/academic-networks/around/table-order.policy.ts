// The order of the tables beside the pictures.
import type { CenterTableRow } from '@yijian/contract/academic-networks';

type Field = 'id' | 'name' | 'hospital' | 'communityName' | 'strength' | 'shared' | 'latestYear' | 'degree';
type Sortable = Pick<CenterTableRow, Field> & Partial<Pick<CenterTableRow, 'bridging'>>;
type Value = (row: Sortable) => string | number;
const values: Readonly<Record<string, Value>> = {
  strength: ({ strength }) => strength,
  name: ({ name }) => name,
  hospital: ({ hospital }) => hospital,
  community: ({ communityName }) => communityName,
  papers: ({ shared }) => shared.CO_AUTHOR ?? 0,
  latest: ({ latestYear }) => latestYear ?? 0,
  degree: ({ degree }) => degree,
  bridging: ({ bridging = 0 }) => bridging,
};
const collator = new Intl.Collator('zh');

export function sorted<Row extends Sortable>(rows: readonly Row[], sort: string): Row[] {
  const [field = 'strength', direction] = sort.split(',');
  const value = values[field] ?? values['strength']!;
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (a: string | number, b: string | number): number =>
    typeof a === 'number' ? a - Number(b) : collator.compare(a, String(b));
  return rows.toSorted(
    (a, b) => sign * compare(value(a), value(b)) || b.degree - a.degree || Number(a.id) - Number(b.id),
  );
}
