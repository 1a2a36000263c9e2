// The team of a round: how many have submitted, and each person with sums; a row opens the forecast.
import { sheetStates, type ForecastCycle } from '@yijian/contract/forecasts';
import { BarChart } from '@yijian/ui/chart';
import { Tile, TileGrid } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useForecastSheets } from '../../forecasts.api.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { countPeople } from '../cycle/count-people.ts';
import { useRoundAddress } from '../cycle/use-round.ts';
import { PeopleList } from './people-list.tsx';

/** How many people the chart of accuracy shows, the least accurate first. */
const LEAST_ACCURATE = 10;

export function TeamView({ round }: { round: ForecastCycle }): ReactNode {
  const t = useForecastPhrases();
  const all = countPeople(round);
  const done = all - countPeople(round, ['OPEN', 'FILLING']);
  return (
    <div className="forecast-team">
      <p className="forecast-answer num">{t('progressAnswer', { all, done })}</p>
      <PeopleList round={round} />
      <TileGrid>
        <Progress round={round} />
        <Accuracy round={round} />
      </TileGrid>
    </div>
  );
}

function Progress({ round }: { round: ForecastCycle }): ReactNode {
  const t = useForecastPhrases();
  const { change } = useRoundAddress();
  const states = sheetStates.filter((state) => countPeople(round, [state]) > 0);
  const data = useMemo(() => {
    const shown = sheetStates.filter((state) => countPeople(round, [state]) > 0);
    return {
      categories: shown.map((state) => t(`sheet.${state}`)),
      series: [{ name: t('person'), values: shown.map((state) => countPeople(round, [state])) }],
      format: (value: number) => t('people', { count: value }),
    };
  }, [round, t]);
  return (
    <Tile title={t('progress')} span={6}>
      <BarChart
        title={t('progress')}
        height={200}
        data={data}
        onClick={({ dataIndex }) => change({ state: states[dataIndex], page: undefined })}
      />
    </Tile>
  );
}

/** Only where sales of the months that were forecast are known. */
function Accuracy({ round }: { round: ForecastCycle }): ReactNode {
  const t = useForecastPhrases();
  const format = useFormat();
  const { change } = useRoundAddress();
  const sheets = useForecastSheets({ cycleId: round.id, sort: 'mape,desc', page: 0, size: LEAST_ACCURATE });
  const known = useMemo(
    () => (sheets.data?.content ?? []).filter(({ accuracy }) => accuracy.mape !== null),
    [sheets.data],
  );
  const data = useMemo(
    () => ({
      categories: known.map(({ person }) => person.name),
      series: [{ name: t('mape'), values: known.map(({ accuracy }) => accuracy.mape) }],
      format: (value: number) => format.percent(value, 0),
    }),
    [known, t, format],
  );
  if (sheets.isSuccess && known.length === 0) return null;
  return (
    <Tile title={t('accuracy')} definition={t('mapeHint')} span={6}>
      <Async query={sheets} shape="chart" failedTitle={t('sheetFailed')}>
        {() => (
          <BarChart
            title={t('accuracy')}
            height={200}
            data={data}
            onClick={({ dataIndex }) => change({ sheetId: known[dataIndex]!.id, cycleId: round.id })}
          />
        )}
      </Async>
    </Tile>
  );
}
