// Filters of the verification lists.
import type { ListFilter } from '../../../../lib/lists/index.ts';
import { useRegions } from '../../../regions/index.ts';
import type { Box, verificationFields } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { useVerificationChoices } from '../badges.tsx';

export function useVerificationFilters(box: Box): ListFilter<typeof verificationFields>[] {
  const t = useVerificationPhrases();
  const { states, kinds, types } = useVerificationChoices();
  const regions = useRegions();
  const provinces = regions.nodes.map(({ value, label, keywords }) => ({ value, label, keywords }));
  const ofOthers: ListFilter<typeof verificationFields>[] = [
    { kind: 'choice', field: 'provinceCode', label: t('region'), options: provinces },
    { kind: 'flag', field: 'suspected', label: t('suspected'), words: { yes: t('yes'), no: t('no') } },
  ];
  return [
    { kind: 'search', field: 'keyword', placeholder: t('search') },
    { kind: 'choice', field: 'state', label: t('state'), options: states },
    { kind: 'choice', field: 'kind', label: t('kind'), options: kinds },
    { kind: 'choice', field: 'certificateType', label: t('certificates'), options: types },
    ...(box === 'mine' ? [] : ofOthers),
  ];
}
