// The filters of the treatment records: the usual ones in the line, the rest unfolds.
import type { ListFilter } from '../../../../lib/lists/index.ts';
import type { recordFields } from '../../treatment-records.api.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import { useRecordWords } from './use-record-words.ts';

export function useRecordFilters(): ListFilter<typeof recordFields>[] {
  const t = useTreatmentPhrases();
  const { dictionaries, ages, lines, adverse, consents, severities, payers, flags } = useRecordWords();
  const options = dictionaries.options;
  return [
    { kind: 'search', field: 'hospital', placeholder: t('search') },
    { kind: 'choice', field: 'indication', label: t('indication'), options: options('indication') },
    { kind: 'choice', field: 'line', label: t('line'), options: lines },
    { kind: 'choice', field: 'ageBand', label: t('ageBand'), options: ages },
    { kind: 'days', from: 'startedFrom', to: 'startedTo', label: t('started') },
    { kind: 'flag', field: 'isStopped', label: t('isStopped'), words: { yes: t('isStopped'), no: t('ongoing') } },
    { kind: 'choice', field: 'sex', label: t('sex'), options: options('sex'), place: 'folded' },
    {
      kind: 'choice',
      field: 'comorbidity',
      label: t('comorbidities'),
      options: options('comorbidity'),
      place: 'folded',
    },
    { kind: 'choice', field: 'stopReason', label: t('stopReason'), options: options('stopReason'), place: 'folded' },
    { kind: 'choice', field: 'outcome', label: t('outcome'), options: options('treatmentOutcome'), place: 'folded' },
    { kind: 'choice', field: 'source', label: t('source'), options: options('recordSource'), place: 'folded' },
    { kind: 'choice', field: 'adverseEvent', label: t('adverseEvent'), options: adverse, place: 'folded' },
    { kind: 'choice', field: 'consentBasis', label: t('consentBasis'), options: consents, place: 'folded' },
    { kind: 'choice', field: 'severity', label: t('severity'), options: severities, place: 'folded' },
    { kind: 'choice', field: 'payer', label: t('payer'), options: payers, place: 'folded' },
    { kind: 'choice', field: 'quality', label: t('quality'), options: flags, place: 'folded' },
    { kind: 'days', from: 'diagnosedFrom', to: 'diagnosedTo', label: t('diagnosed'), place: 'folded' },
    { kind: 'days', from: 'stoppedFrom', to: 'stoppedTo', label: t('stopped'), place: 'folded' },
  ];
}
