// The people of a round, page by page, all or in one state; state and page are in the address.
import type { ForecastCycle } from '@yijian/contract/forecasts';
import { sheetStates } from '@yijian/contract/forecasts';
import { Async } from '@yijian/ui/states';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { Pages } from '../../../../lib/lists/index.ts';
import { useForecastSheets } from '../../forecasts.api.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { useRoundAddress } from '../cycle/use-round.ts';
import { PeopleTable } from './people-table.tsx';

const PAGE_SIZE = 50;

export function PeopleList({ round }: { round: ForecastCycle }): ReactNode {
  const t = useForecastPhrases();
  const { state, page, change } = useRoundAddress();
  const query = { cycleId: round.id, page, size: PAGE_SIZE, ...(state === undefined ? {} : { state }) };
  const sheets = useForecastSheets(query);
  const states = sheetStates.filter((one) => one === state || round.people.some((people) => people.state === one));
  return (
    <>
      <Select
        aria-label={t('state')}
        className="forecast-state-select"
        allowClear
        placeholder={t('everyState')}
        value={state}
        options={states.map((one) => ({ value: one, label: t(`sheet.${one}`) }))}
        onChange={(chosen) => change({ state: chosen, page: undefined })}
      />
      <Async
        query={sheets}
        shape="table"
        failedTitle={t('sheetFailed')}
        isEmpty={(found) => found.content.length === 0}
        empty={{ reason: t('nobodyInState') }}
      >
        {(found) => (
          <>
            <PeopleTable sheets={found.content} onOpen={(sheetId) => change({ sheetId, cycleId: round.id })} />
            {found.totalElements > PAGE_SIZE ? (
              <Pages
                list={{
                  page,
                  size: PAGE_SIZE,
                  setPage: (next) => change({ page: next === 0 ? undefined : String(next) }),
                }}
                total={found.totalElements}
              />
            ) : null}
          </>
        )}
      </Async>
    </>
  );
}
