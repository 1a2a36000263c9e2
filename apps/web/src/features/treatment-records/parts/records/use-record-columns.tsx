// The columns of the treatment records.
import type { TreatmentRecord } from '@yijian/contract/treatment-records';
import { StatusBadge } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
import { joined } from '../../../../lib/format/index.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import { useRecordWords } from './use-record-words.ts';

export function useRecordColumns(): DataColumn<TreatmentRecord>[] {
  const t = useTreatmentPhrases();
  const { dictionaries, lines, ages, adverse, flags, dose, drug } = useRecordWords();
  return useMemo(() => {
    const word = dictionaries.label;
    const lineOf = (line: number): string => lines.find(({ value }) => value === String(line))?.label ?? String(line);
    const ageOf = (band: string): string => ages.find(({ value }) => value === band)?.label ?? band;
    const bornIn = ({ birthYear }: TreatmentRecord): string | undefined =>
      birthYear === null ? undefined : t('bornIn', { year: birthYear });
    return [
      { key: 'patientKey', title: t('patientKey'), width: 136, render: (row) => row.patientKey },
      {
        key: 'sex',
        title: t('ageBand'),
        width: 136,
        render: (row) => <TwoLine value={`${word('sex', row.sex)} · ${ageOf(row.ageBand)}`} context={bornIn(row)} />,
      },
      {
        key: 'indication',
        title: t('indication'),
        width: 152,
        render: (row) => (
          <TwoLine
            value={[word('indication', row.indication), row.icdCode].filter(Boolean).join(' · ')}
            context={joined(row.comorbidities.map((one) => word('comorbidity', one)))}
          />
        ),
      },
      {
        key: 'hospital',
        title: t('hospital'),
        width: 216,
        render: (row) => (
          <TwoLine
            value={row.hospitalName}
            context={[row.cityName, row.department].filter(Boolean).join(' · ')}
            title={row.hospitalName}
          />
        ),
      },
      {
        key: 'line',
        title: t('drug'),
        width: 144,
        sortable: true,
        render: (row) => (
          <TwoLine value={drug(row.drug)} context={[lineOf(row.line), dose(row.dose)].filter(Boolean).join(' · ')} />
        ),
      },
      {
        key: 'diagnosedOn',
        title: t('diagnosed'),
        width: 168,
        sortable: true,
        render: (row) => (
          <TwoLine
            value={row.diagnosedOn}
            context={row.firstSymptomOn === null ? undefined : t('firstSymptom', { day: row.firstSymptomOn })}
          />
        ),
      },
      { key: 'startedOn', title: t('started'), width: 136, sortable: true, render: (row) => row.startedOn },
      {
        key: 'stoppedOn',
        title: t('stopped'),
        width: 136,
        sortable: true,
        render: (row) =>
          row.stoppedOn === null ? (
            t('ongoing')
          ) : (
            <TwoLine value={row.stoppedOn} context={word('stopReason', row.stopReason)} />
          ),
      },
      {
        key: 'outcome',
        title: t('outcome'),
        width: 112,
        render: (row) => (
          <StatusBadge tone={dictionaries.tone('treatmentOutcome', row.outcome)}>
            {word('treatmentOutcome', row.outcome)}
          </StatusBadge>
        ),
      },
      {
        key: 'adverseEvent',
        title: t('adverseEvent'),
        width: 96,
        render: (row) => adverse.find(({ value }) => value === row.adverseEvent)?.label,
      },
      {
        key: 'quality',
        title: t('quality'),
        width: 168,
        render: (row) =>
          joined(flags.flatMap(({ value, label }) => (row.quality.some((one) => one === value) ? [label] : []))),
      },
      { key: 'source', title: t('source'), width: 128, render: (row) => word('recordSource', row.source) },
    ];
  }, [t, dictionaries, lines, ages, adverse, flags, dose, drug]);
}
