// The page of a round: the own forecast, or the team with its progress and the forecast of one member.
import type { ForecastCycle } from '@yijian/contract/forecasts';
import { Empty } from '@yijian/ui/states';
import { Button, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useForecastPhrases } from '../forecasts.phrases.ts';
import { countPeople } from './cycle/count-people.ts';
import { RoundActs } from './cycle/round-acts.tsx';
import type { RoundAddress } from './cycle/use-round.ts';
import { TeamView } from './people/team-view.tsx';
import { RoundFrame } from './round-frame.tsx';
import { SheetView } from './sheet/sheet-view.tsx';

export function FillingPage(): ReactNode {
  const t = useForecastPhrases();
  return (
    <RoundFrame
      title={t('filling')}
      wanted={(one) => one.isOpen}
      renderActions={(round) => <RoundActs round={round} />}
    >
      {(round, address) => <Round key={round.id} round={round} address={address} />}
    </RoundFrame>
  );
}

/** Who has nobody below sees the own forecast alone; who fills and leads chooses. */
function Round({ round, address }: { round: ForecastCycle; address: RoundAddress }): ReactNode {
  const t = useForecastPhrases();
  const people = countPeople(round);
  const own = round.mySheetId;
  const sheetId = address.sheetId ?? (people === 1 ? (own ?? undefined) : undefined);
  if (people === 0) return <Empty reason={t('nothingHere')} />;
  if (people === 1 && own !== null) return <SheetView id={own} />;
  const isMine = sheetId !== undefined && sheetId === own;
  return (
    <>
      <div className="forecast-views">
        {own === null ? null : (
          <Segmented
            aria-label={t('filling')}
            value={isMine ? 'mine' : 'team'}
            options={[
              { value: 'team', label: t('team') },
              { value: 'mine', label: t('mine') },
            ]}
            onChange={(view) => address.change({ sheetId: view === 'mine' ? own : undefined })}
          />
        )}
        {sheetId === undefined || isMine ? null : (
          <Button onClick={() => address.change({ sheetId: undefined })}>{t('backToTeam')}</Button>
        )}
      </div>
      {sheetId === undefined ? <TeamView round={round} /> : <SheetView id={sheetId} />}
    </>
  );
}
