// Filters of the visit lists and of the map of visits.
import type { Visit } from '@yijian/contract/visits';
import { useState } from 'react';
import { today } from '../../../../lib/format/index.ts';
import type { ListFilter } from '../../../../lib/lists/index.ts';
import type { DictionaryWords } from '../../../dictionaries/index.ts';
import { useProducts } from '../../../products/index.ts';
import { useMaterialPhrases } from '../../visit-materials.phrases.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { visitFields, VisitFilters } from '../../visits.api.ts';
import { useVisitStates } from '../visit-state.tsx';

/** What the filters need of a list; `rows` tell the names of the doctor, hospital or visitor that the address names. */
export interface FilteredVisits {
  readonly filters: VisitFilters;
  readonly rows:
    | readonly Pick<Visit, 'doctorId' | 'doctorName' | 'hospitalId' | 'hospitalName' | 'userName'>[]
    | undefined;
}

export function useVisitFilters(list: FilteredVisits, words: DictionaryWords): ListFilter<typeof visitFields>[] {
  const t = useVisitPhrases();
  const m = useMaterialPhrases();
  const shown = (id: string | undefined) => [{ value: id ?? '', label: m('thisOne') }];
  const states = useVisitStates();
  const products = useProducts();
  const presets = usePresets();
  const named = (kind: 'doctor' | 'hospital') => [
    { value: list.filters[`${kind}Id`] ?? '', label: nameIn(list, kind) },
  ];
  return [
    { kind: 'search', field: 'keyword', placeholder: t('search') },
    { kind: 'choice', field: 'doctorId', label: t('doctor'), options: named('doctor'), place: 'chip' },
    { kind: 'choice', field: 'hospitalId', label: t('ofHospital'), options: named('hospital'), place: 'chip' },
    { kind: 'choice', field: 'userId', label: t('visitor'), options: visitorIn(list), place: 'chip' },
    { kind: 'choice', field: 'articleId', label: m('shown'), options: shown(list.filters.articleId), place: 'chip' },
    { kind: 'choice', field: 'materialId', label: m('shown'), options: shown(list.filters.materialId), place: 'chip' },
    { kind: 'days', from: 'startFrom', to: 'startTo', label: t('date'), presets },
    { kind: 'choice', field: 'state', label: t('state'), options: states },
    { kind: 'choice', field: 'visitType', label: t('type'), options: words.options('visitType') },
    { kind: 'choice', field: 'visitPurpose', label: t('purposes'), options: words.options('visitPurpose') },
    { kind: 'choice', field: 'visitResults', label: t('result'), options: words.options('visitResults') },
    { kind: 'flag', field: 'isMet', label: t('isMet'), words: { yes: t('yes'), no: t('no') } },
    { kind: 'flag', field: 'isJoint', label: t('isJoint'), words: { yes: t('yes'), no: t('no') } },
    { kind: 'choice', field: 'productId', label: t('products'), options: products },
  ];
}

/** The name of the one doctor or hospital that the address names, once a row tells it. */
const nameIn = ({ rows, filters }: FilteredVisits, kind: 'doctor' | 'hospital'): string =>
  rows?.find((visit) => visit[`${kind}Id`] === filters[`${kind}Id`])?.[`${kind}Name`] ?? '…';

/** Whoever visited: each row of a list that is narrowed to one person names that person. */
const visitorIn = ({ rows, filters }: FilteredVisits) =>
  (filters.userId ?? []).map((value) => ({ value, label: rows?.[0]?.userName ?? '…' }));

function usePresets() {
  const t = useVisitPhrases();
  const [opened] = useState(() => Date.now());
  const now = today(opened);
  const back = (days: number): string => today(opened - days * 86_400_000);
  return [
    { label: t('today'), range: [now, now] as const },
    { label: t('last7'), range: [back(6), now] as const },
    { label: t('last30'), range: [back(29), now] as const },
    { label: t('last90'), range: [back(89), now] as const },
  ];
}
