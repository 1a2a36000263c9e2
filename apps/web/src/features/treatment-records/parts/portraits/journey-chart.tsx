// From the first symptom to the diagnosis, the drug and how it ended, as flows.
import type { PatientPortrait } from '@yijian/contract/treatment-records';
import { SankeyChart, type Flow, type FlowNode } from '@yijian/ui/chart';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import { useRecordWords } from '../records/use-record-words.ts';
import { stopWord } from './stop-word.ts';

const SYMPTOM = 'symptom';
const DIAGNOSIS = 'diagnosis';

export function JourneyChart({ portrait }: { portrait: PatientPortrait }): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  const { dictionaries, drug: nameOf } = useRecordWords();
  const data = useMemo(() => {
    const drugWord = (drug: string): string => (drug === 'OTHERS' ? t('others') : nameOf(drug));
    const stops = (stop: string): string => stopWord(stop, t, dictionaries.label);
    const drugs = [...Map.groupBy(portrait.journey, ({ drug }) => drug)];
    const nodes: FlowNode[] = [
      { key: SYMPTOM, label: t('journeySymptom'), stage: 0 },
      ...portrait.delays.map(({ key }) => ({ key: `delay ${key}`, label: t(`delay.${key}`), stage: 1 })),
      { key: DIAGNOSIS, label: t('journeyDiagnosis'), stage: 2 },
      ...drugs.map(([drug]) => ({ key: `drug ${drug}`, label: drugWord(drug), stage: 3 })),
      ...portrait.stops.map(({ key }) => ({ key: `stop ${key}`, label: stops(key), stage: 4 })),
    ];
    // How long a diagnosis took and which drug followed are not told together: each flow is a sum of published groups.
    const flows: Flow[] = [
      ...portrait.delays.flatMap(({ key, patients }) => [
        { from: SYMPTOM, to: `delay ${key}`, value: patients },
        { from: `delay ${key}`, to: DIAGNOSIS, value: patients },
      ]),
      ...drugs.map(([drug, parts]) => ({
        from: DIAGNOSIS,
        to: `drug ${drug}`,
        value: parts.reduce((sum, { patients }) => sum + patients, 0),
      })),
      ...portrait.journey.map(({ drug, stop, patients }) => ({
        from: `drug ${drug}`,
        to: `stop ${stop}`,
        value: patients,
      })),
    ];
    return { nodes, flows, format: (value: number) => t('people', { count: format.count(value) }) };
  }, [portrait, t, format, dictionaries, nameOf]);
  return <SankeyChart title={t('journey')} height={360} data={data} />;
}
