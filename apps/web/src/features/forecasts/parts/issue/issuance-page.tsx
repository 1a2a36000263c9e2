// The page of issuance: totals are split, targets published, challenges decided, all of it locked.
import type { ForecastCycle, ForecastSheet } from '@yijian/contract/forecasts';
import { Async, Empty } from '@yijian/ui/states';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Allowed } from '../../../../lib/session/index.ts';
import { useForecastSheets } from '../../forecasts.api.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { useTargetPhrases } from '../../forecast-targets.phrases.ts';
import type { RoundAddress } from '../cycle/use-round.ts';
import { PeopleTable } from '../people/people-table.tsx';
import { RoundFrame } from '../round-frame.tsx';
import { SheetView } from '../sheet/sheet-view.tsx';
import { IssueActs } from './issue-acts.tsx';
import { SplitForm } from './split-form.tsx';

const isIssuing = ({ state }: ForecastCycle): boolean => state === 'FROZEN' || state === 'ISSUED';

export function IssuancePage(): ReactNode {
  const t = useTargetPhrases();
  return (
    <RoundFrame title={t('issuance')} wanted={isIssuing}>
      {(round, address) => <Issuing key={round.id} round={round} address={address} />}
    </RoundFrame>
  );
}

function Issuing({ round, address }: { round: ForecastCycle; address: RoundAddress }): ReactNode {
  const words = useForecastPhrases();
  const t = useTargetPhrases();
  const sheets = useForecastSheets(round.id);
  if (round.state === 'OPEN' || round.state === 'CONSOLIDATED') return <Empty reason={t('notFrozen')} />;
  if (address.sheetId !== undefined)
    return (
      <>
        <div className="forecast-views">
          <Button onClick={() => address.change({ sheetId: undefined })}>{words('backToTeam')}</Button>
        </div>
        <SheetView id={address.sheetId} />
      </>
    );
  return (
    <Async query={sheets} shape="table" failedTitle={words('sheetFailed')} empty={{ reason: words('nothingHere') }}>
      {(found) => (
        <div className="forecast-team">
          <Answer sheets={found} />
          <Allowed permission="forecast:forecasts:issue">
            <IssueActs round={round} sheets={found} />
            {isIssuing(round) && found.some(isWaiting) ? <SplitForm cycleId={round.id} /> : null}
          </Allowed>
          <PeopleTable sheets={found} onOpen={(sheetId) => address.change({ sheetId, cycleId: round.id })} />
        </div>
      )}
    </Async>
  );
}

export const isWaiting = ({ state }: ForecastSheet): boolean =>
  state === 'OPEN' || state === 'FILLING' || state === 'SUBMITTED' || state === 'ADJUSTED' || state === 'REVIEWED';

function Answer({ sheets }: { sheets: readonly ForecastSheet[] }): ReactNode {
  const t = useTargetPhrases();
  const waiting = sheets.filter(isWaiting).length;
  const issued = sheets.filter(({ state }) => state === 'ISSUED').length;
  const challenged = sheets.filter(({ state }) => state === 'CHALLENGED').length;
  const settled = sheets.length - waiting - issued - challenged;
  return (
    <p className="forecast-answer num">{t('answer', { all: sheets.length, waiting, issued, challenged, settled })}</p>
  );
}
