// The team of a round: how many have submitted, and each person with sums; a row opens the forecast.
import { sheetStates, type ForecastSheet } from '@yijian/contract/forecasts';
import { BarChart } from '@yijian/ui/chart';
import { Tile, TileGrid } from '@yijian/ui/dashboard-tile';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { PeopleTable } from './people-table.tsx';

interface TeamViewProps {
  readonly sheets: readonly ForecastSheet[];
  readonly onOpen: (id: string) => void;
}

export function TeamView({ sheets, onOpen }: TeamViewProps): ReactNode {
  const t = useForecastPhrases();
  const done = sheets.filter(({ state }) => state !== 'OPEN' && state !== 'FILLING').length;
  return (
    <div className="forecast-team">
      <p className="forecast-answer num">{t('progressAnswer', { all: sheets.length, done })}</p>
      <PeopleTable sheets={sheets} onOpen={onOpen} />
      <TileGrid>
        <Progress sheets={sheets} />
        <Accuracy sheets={sheets} />
      </TileGrid>
    </div>
  );
}

function Progress({ sheets }: { sheets: readonly ForecastSheet[] }): ReactNode {
  const t = useForecastPhrases();
  const data = useMemo(() => {
    const states = sheetStates.filter((state) => sheets.some((sheet) => sheet.state === state));
    return {
      categories: states.map((state) => t(`sheet.${state}`)),
      series: [
        { name: t('person'), values: states.map((state) => sheets.filter((sheet) => sheet.state === state).length) },
      ],
      format: (value: number) => t('people', { count: value }),
    };
  }, [sheets, t]);
  return (
    <Tile title={t('progress')} span={6}>
      <BarChart title={t('progress')} height={200} data={data} />
    </Tile>
  );
}

/** Only where sales of the months that were forecast are known. */
function Accuracy({ sheets }: { sheets: readonly ForecastSheet[] }): ReactNode {
  const t = useForecastPhrases();
  const format = useFormat();
  const data = useMemo(() => {
    const known = sheets.filter(({ accuracy }) => accuracy.mape !== null);
    const byError = known.toSorted((one, other) => (one.accuracy.mape ?? 0) - (other.accuracy.mape ?? 0));
    return {
      categories: byError.map(({ person }) => person.name),
      series: [{ name: t('mape'), values: byError.map(({ accuracy }) => accuracy.mape) }],
      format: (value: number) => format.percent(value, 0),
    };
  }, [sheets, t, format]);
  if (data.categories.length === 0) return null;
  return (
    <Tile title={t('accuracy')} definition={t('mapeHint')} span={6}>
      <BarChart title={t('accuracy')} height={200} data={data} />
    </Tile>
  );
}
