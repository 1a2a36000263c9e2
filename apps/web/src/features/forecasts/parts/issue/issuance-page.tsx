// The page of issuance: totals are split, targets published, challenges decided, all of it locked.
import type { ForecastCycle, SheetState } from '@yijian/contract/forecasts';
import { Empty } from '@yijian/ui/states';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Allowed } from '../../../../lib/session/index.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { useTargetPhrases } from '../../forecast-targets.phrases.ts';
import { countPeople } from '../cycle/count-people.ts';
import type { RoundAddress } from '../cycle/use-round.ts';
import { PeopleList } from '../people/people-list.tsx';
import { RoundFrame } from '../round-frame.tsx';
import { SheetView } from '../sheet/sheet-view.tsx';
import { IssueActs } from './issue-acts.tsx';
import { SplitForm } from './split-form.tsx';

/** Without targets that were published. */
const waitingStates: readonly SheetState[] = ['OPEN', 'FILLING', 'SUBMITTED', 'ADJUSTED', 'REVIEWED'];

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
  if (countPeople(round) === 0) return <Empty reason={words('nothingHere')} />;
  return (
    <div className="forecast-team">
      <Answer round={round} />
      <Allowed permission="forecast:forecasts:issue">
        <IssueActs round={round} />
        {isIssuing(round) && countPeople(round, waitingStates) > 0 ? <SplitForm cycleId={round.id} /> : null}
      </Allowed>
      <PeopleList round={round} />
    </div>
  );
}

function Answer({ round }: { round: ForecastCycle }): ReactNode {
  const t = useTargetPhrases();
  const all = countPeople(round);
  const waiting = countPeople(round, waitingStates);
  const issued = countPeople(round, ['ISSUED']);
  const challenged = countPeople(round, ['CHALLENGED']);
  const settled = all - waiting - issued - challenged;
  return <p className="forecast-answer num">{t('answer', { all, waiting, issued, challenged, settled })}</p>;
}
