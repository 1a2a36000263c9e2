// Figures of the grid as they are shown.
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { sumOf, type Cells } from './cells.ts';

/** Columns that are there only when a line has a figure. */
export type Extra = 'adjusted' | 'issued' | 'actual';

export function Boxes({ value }: { value: number | null }): ReactNode {
  const format = useFormat();
  return value === null ? <span className="forecast-none">—</span> : format.count(value);
}

/** The sum of the months that are known, and of how many where some are not. */
export function KnownSum({ cells }: { cells: Cells }): ReactNode {
  const t = useForecastPhrases();
  const known = cells.filter((one) => one !== null).length;
  return (
    <>
      <Boxes value={sumOf(cells)} />
      {known === 0 || known === cells.length ? null : <small>{t('monthsKnown', { known, all: cells.length })}</small>}
    </>
  );
}

export function Delta({ value }: { value: number | null }): ReactNode {
  const format = useFormat();
  if (value === null) return <span className="forecast-none">—</span>;
  return `${value > 0 ? '+' : ''}${format.percent(value, 0)}`;
}
