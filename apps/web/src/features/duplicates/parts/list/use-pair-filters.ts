// The filters of the pairs.
import type { DuplicateBox } from '@yijian/contract/duplicates';
import type { ListFilter } from '../../../../lib/lists/index.ts';
import { useRegions } from '../../../regions/index.ts';
import type { pairFields } from '../../duplicates.api.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';

export function usePairFilters(box: DuplicateBox): ListFilter<typeof pairFields>[] {
  const t = useDuplicatePhrases();
  const provinces = useRegions().nodes.map(({ value, label }) => ({ value, label }));
  const advices = (['ACT', 'ASK'] as const).map((value) => ({ value, label: t(`advice.${value}`) }));
  return [
    { kind: 'search', field: 'keyword', placeholder: t('search') },
    { kind: 'choice', field: 'provinceCode', label: t('region'), options: provinces },
    // What was rejected is read, not advised on.
    { kind: 'choice', field: 'advice', label: t('advice'), options: advices, place: box === 'OPEN' ? 'line' : 'chip' },
  ];
}
