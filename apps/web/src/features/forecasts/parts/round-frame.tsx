// What filling and issuance share: title, the rounds and the one that is looked at, and the four states.
import type { ForecastCycle } from '@yijian/contract/forecasts';
import { DashboardPage } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useForecastCycles } from '../forecasts.api.ts';
import { useForecastPhrases } from '../forecasts.phrases.ts';
import { roundOf, useRoundAddress, type RoundAddress } from './cycle/use-round.ts';
import './forecasts.css';
import { RoundBar } from './round-bar.tsx';

export interface RoundFrameProps {
  readonly title: string;
  /** The round that is shown when the address names none. */
  readonly wanted: (round: ForecastCycle) => boolean;
  readonly renderActions?: (round: ForecastCycle | undefined) => ReactNode;
  readonly children: (round: ForecastCycle, address: RoundAddress) => ReactNode;
}

export function RoundFrame({ title, wanted, renderActions, children }: RoundFrameProps): ReactNode {
  const t = useForecastPhrases();
  const query = useForecastCycles();
  const address = useRoundAddress();
  const round = roundOf(query.data ?? [], address.cycleId, wanted);
  return (
    <DashboardPage title={title} actions={renderActions?.(round)}>
      <Async query={query} shape="list" failedTitle={t('roundsFailed')} empty={{ reason: t('noRounds') }}>
        {(rounds) =>
          round === undefined ? null : (
            <>
              <RoundBar
                rounds={rounds}
                round={round}
                onChoose={(cycleId) =>
                  address.change({ cycleId, sheetId: undefined, state: undefined, page: undefined })
                }
              />
              {children(round, address)}
            </>
          )
        }
      </Async>
    </DashboardPage>
  );
}
