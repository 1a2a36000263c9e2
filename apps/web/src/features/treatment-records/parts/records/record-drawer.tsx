// One treatment record with all that is known, as masked as its row.
import type { TreatmentRecord } from '@yijian/contract/treatment-records';
import { DescriptionList } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { joined } from '../../../../lib/format/index.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import { useRecordWords } from './use-record-words.ts';

export function RecordDrawer({ record, onClose }: { record: TreatmentRecord; onClose: () => void }): ReactNode {
  const t = useTreatmentPhrases();
  const { dictionaries, ages, lines, adverse, consents, severities, payers, flags, dose, drug } = useRecordWords();
  const { label } = dictionaries;
  const worded = (options: readonly { value: string; label: string }[], value: string): string =>
    options.find((one) => one.value === value)?.label ?? value;
  const born = record.birthYear === null ? [] : [t('bornIn', { year: record.birthYear })];
  const person = [label('sex', record.sex), worded(ages, record.ageBand), ...born].join(' · ');
  const place = [record.provinceName, record.cityName].filter(Boolean).join(' · ');
  const comorbidities = joined(record.comorbidities.map((one) => label('comorbidity', one)));
  const items = [
    { key: 'person', label: t('ageBand'), value: person },
    { key: 'indication', label: t('indication'), value: label('indication', record.indication) },
    { key: 'icd', label: t('icdCode'), value: record.icdCode || '—' },
    { key: 'severity', label: t('severity'), value: worded(severities, record.severity) },
    { key: 'comorbidities', label: t('comorbidities'), value: comorbidities || '—' },
    { key: 'hospital', label: t('hospital'), value: record.hospitalName },
    { key: 'department', label: t('department'), value: record.department || '—' },
    { key: 'place', label: t('region'), value: place || '—' },
    { key: 'symptom', label: t('firstSymptomOn'), value: record.firstSymptomOn },
    { key: 'diagnosed', label: t('diagnosed'), value: record.diagnosedOn },
    { key: 'line', label: t('line'), value: worded(lines, String(record.line)) },
    { key: 'drug', label: t('drug'), value: drug(record.drug) },
    { key: 'dose', label: t('dose'), value: dose(record.dose) || '—' },
    { key: 'started', label: t('started'), value: record.startedOn },
    { key: 'stopped', label: t('stopped'), value: record.stoppedOn ?? t('ongoing') },
    { key: 'reason', label: t('stopReason'), value: label('stopReason', record.stopReason) || '—' },
    { key: 'outcome', label: t('outcome'), value: label('treatmentOutcome', record.outcome) },
    { key: 'adverse', label: t('adverseEvent'), value: worded(adverse, record.adverseEvent) },
    { key: 'source', label: t('source'), value: label('recordSource', record.source) },
    { key: 'batch', label: t('batch'), value: record.batchId ?? '—' },
    { key: 'consent', label: t('consentBasis'), value: worded(consents, record.consentBasis) },
    { key: 'payer', label: t('payer'), value: worded(payers, record.payer) },
    { key: 'quality', label: t('quality'), value: joined(record.quality.map((one) => worded(flags, one))) || '—' },
    { key: 'record', label: t('recordNumber'), value: record.id },
  ];
  return (
    <FormDrawer open onClose={onClose} title={record.patientKey} width={520}>
      {record.isMasked ? <p className="treatment-masked">{t('masked')}</p> : null}
      <DescriptionList columns={1} items={items} />
    </FormDrawer>
  );
}
