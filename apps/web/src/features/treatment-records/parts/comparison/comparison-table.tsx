// Each measure of the portraits with its patients, and by how much the others differ from the first.
import type {
  ComparedShare,
  Measure,
  PatientPortrait,
  PortraitComparison,
  ShareDifference,
} from '@yijian/contract/treatment-records';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import { usePersonaName } from '../portraits/persona-name.ts';
import { stopWord } from '../portraits/stop-word.ts';
import { useRecordWords } from '../records/use-record-words.ts';
import { personaId } from './compared.ts';

type Row = PortraitComparison['rows'][number];

export function ComparisonTable({ comparison }: { comparison: PortraitComparison }): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  const { whole } = usePersonaName();
  const nameOf = useRowName();
  const { drug } = useRecordWords();
  const { portraits, rows } = comparison;
  const sections: readonly { title: string; measures: readonly Measure[] }[] = [
    { title: t('demographics'), measures: ['WOMEN'] },
    { title: t('delay'), measures: ['FAST', 'DELAY'] },
    { title: t('persistence'), measures: ['PERSISTENCE'] },
    { title: t('stops'), measures: ['STOP'] },
    { title: t('comorbidities'), measures: ['COMORBIDITY'] },
  ];
  const hasRows = ({ measures }: { measures: readonly Measure[] }): boolean =>
    rows.some(({ measure }) => measures.includes(measure)) || measures.includes('PERSISTENCE');
  const least = (one: PatientPortrait, name: string): number =>
    one.journey.reduce((sum, cell) => sum + (cell.drug === name ? cell.patients : 0), 0);
  return (
    <div className="comparison-table" role="region" aria-label={t('comparison')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('measure')}</th>
            {portraits.map(({ persona }) => (
              <th key={personaId(persona)} scope="col">
                {whole(persona)}
              </th>
            ))}
          </tr>
        </thead>
        {sections.filter(hasRows).map(({ title, measures }) => (
          <Section key={title} title={title} width={portraits.length + 1}>
            {rows
              .filter(({ measure }) => measures.includes(measure))
              .map((row) => (
                <tr key={`${row.measure} ${row.key}`}>
                  <th scope="row">{nameOf(row)}</th>
                  {row.shares.map((share, place) => (
                    <td key={personaId(portraits[place]!.persona)}>
                      <Share share={share} measure={row.measure} />
                      {place === 0 || share === null ? null : <Difference of={row.differences[place - 1] ?? null} />}
                    </td>
                  ))}
                </tr>
              ))}
            {measures.includes('PERSISTENCE') ? (
              <tr>
                <th scope="row">{t('median')}</th>
                {portraits.map(({ persona, median }) => (
                  <td key={personaId(persona)} className="num">
                    {median === null ? t('notReached') : t('months', { count: median })}
                  </td>
                ))}
              </tr>
            ) : null}
          </Section>
        ))}
        <Section title={t('therapies')} width={portraits.length + 1}>
          {drugsOf(portraits).map((name) => (
            <tr key={name}>
              <th scope="row">{drug(name)}</th>
              {portraits.map((one) => (
                <td key={personaId(one.persona)} className="num">
                  {least(one, name) === 0 ? t('withheldCell') : t('atLeast', { count: format.count(least(one, name)) })}
                </td>
              ))}
            </tr>
          ))}
        </Section>
      </table>
    </div>
  );
}

/** Those of most patients first. */
function drugsOf(portraits: readonly PatientPortrait[]): string[] {
  const sums = new Map<string, number>();
  for (const { drug, patients } of portraits.flatMap(({ journey }) => journey))
    if (drug !== 'OTHERS') sums.set(drug, (sums.get(drug) ?? 0) + patients);
  return [...sums].toSorted((one, other) => other[1] - one[1]).map(([name]) => name);
}

function Section({ title, width, children }: { title: string; width: number; children: ReactNode }): ReactNode {
  return (
    <tbody>
      <tr className="comparison-section">
        <th colSpan={width} scope="rowgroup">
          <span>{title}</span>
        </th>
      </tr>
      {children}
    </tbody>
  );
}

function useRowName(): (row: Row) => string {
  const t = useTreatmentPhrases();
  const { dictionaries } = useRecordWords();
  return ({ measure, key }) => {
    if (measure === 'WOMEN') return t('women');
    if (measure === 'FAST') return t('fast');
    if (measure === 'PERSISTENCE') return t('stillOnAt', { count: Number(key) });
    if (measure === 'STOP') return stopWord(key, t, dictionaries.label);
    return measure === 'DELAY' ? t(`delay.${key}` as 'delay.UNKNOWN') : dictionaries.label('comorbidity', key);
  };
}

/** Why a portrait does not tell a share. */
const lackOf = {
  WOMEN: 'mergedCell',
  FAST: 'mergedCell',
  PERSISTENCE: 'curveEnds',
  DELAY: 'withheldCell',
  STOP: 'withheldCell',
  COMORBIDITY: 'withheldCell',
} as const satisfies Record<Measure, string>;

function Share({ share, measure }: { share: ComparedShare | null; measure: Measure }): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  if (share === null) return <span className="comparison-withheld">{t(lackOf[measure])}</span>;
  const { patients, of } = share;
  return (
    <>
      <strong className="num">{format.percent(share.share, 0)}</strong>{' '}
      <span className="num">
        {patients === null
          ? t('among', { of: format.count(of) })
          : t('partOf', { part: format.count(patients), of: format.count(of) })}
      </span>
    </>
  );
}

function Difference({ of }: { of: ShareDifference | null }): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  if (of === null) return <small>{t('noDifference')}</small>;
  const points = (value: number): string => `${value > 0 ? '+' : ''}${format.fixed(value * 100, 1)}`;
  const isApart = of.low > 0 || of.high < 0;
  return (
    <small className={isApart ? 'comparison-apart' : undefined}>
      <span className="num">
        {t('differenceOf', { value: points(of.value), low: points(of.low), high: points(of.high) })}
      </span>{' '}
      {t(isApart ? 'isApart' : 'isClose')}
    </small>
  );
}
