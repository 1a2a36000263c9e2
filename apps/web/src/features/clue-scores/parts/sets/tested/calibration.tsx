// What each band of scores foretold against what happened: bars side by side, then the same with its doctors.
import type { ScoreBand } from '@yijian/contract/clue-scores';
import { BarChart } from '@yijian/ui/chart';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { readsField } from '../../../../../lib/session/index.ts';
import { useSetPhrases } from '../../../clue-sets.phrases.ts';
import { Number, type TestedProps } from './tested-table.tsx';

export function Calibration({ tested: { bands, calibrationError }, onOpen }: TestedProps): ReactNode {
  const t = useSetPhrases();
  const format = useFormat();
  const nameOf = useBandName();
  const data = useMemo(
    () => ({
      categories: bands.map(nameOf),
      series: [
        { name: t('predicted'), values: bands.map(({ predicted }) => predicted ?? 0), color: 'base' as const },
        { name: t('observed'), values: bands.map(({ rate }) => rate ?? 0) },
      ],
      format: (value: number) => format.percent(value) ?? '',
    }),
    [bands, nameOf, t, format],
  );
  const openBar = (at: number): void => {
    const band = bands[at];
    if (band !== undefined && band.doctors > 0 && readsField('doctor.clueScore'))
      onOpen({ title: t('bandOf', { band: nameOf(band) }), slice: sliceOf(band), kind: 'ALL' });
  };
  return (
    <>
      <p className="clue-hint">
        {calibrationError === null
          ? t('notForetold')
          : t('calibrationHint', { error: format.percent(calibrationError) ?? '' })}
      </p>
      <BarChart title={t('calibration')} height={220} data={data} onClick={({ dataIndex }) => openBar(dataIndex)} />
      <div className="clue-scroll">
        <table className="clue-table" aria-label={t('calibration')}>
          <thead>
            <tr>
              <th scope="col">{t('band')}</th>
              {(['doctors', 'converted', 'predicted', 'observed'] as const).map((key) => (
                <th key={key} scope="col" className="clue-number">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => {
              const name = t('bandOf', { band: nameOf(band) });
              const part = { slice: sliceOf(band), onOpen };
              return (
                <tr key={band.from ?? ''}>
                  <th scope="row" className="num">
                    {nameOf(band)}
                  </th>
                  <Number name={name} count={band.doctors} kind="ALL" {...part} />
                  <Number name={t('convertedOf', { name })} count={band.converted} kind="CONVERTED" {...part} />
                  <td className="clue-number num">{format.percent(band.predicted)}</td>
                  <td className="clue-number num">{format.percent(band.rate)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

const sliceOf = ({ from, to }: ScoreBand) => ({
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
});

function useBandName(): (band: ScoreBand) => string {
  const t = useSetPhrases();
  const format = useFormat();
  return useMemo(
    () =>
      ({ from, to }) => {
        if (from === null && to === null) return t('everyone');
        if (from === null) return t('bandBelow', { to: format.decimal(to, 2) ?? '' });
        if (to === null) return t('bandFrom', { from: format.decimal(from, 2) ?? '' });
        return t('bandBetween', { from: format.decimal(from, 2) ?? '', to: format.decimal(to, 2) ?? '' });
      },
    [t, format],
  );
}
