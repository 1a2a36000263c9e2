// The reader's own day: today by the hour, tomorrow and the plan beside it; on a phone the day comes before the numbers.
import { useIsPhone } from '@yijian/ui/viewport';
import type { ReactNode } from 'react';
import { useTwoDays } from '../../dashboards-day.api.ts';
import { Numbers } from '../numbers.tsx';
import { CycleGaps } from './cycle-gaps.tsx';
import { DayAgenda } from './agenda/day-agenda.tsx';
import './day.css';
import { Tomorrow } from './tomorrow.tsx';
import { useUndo } from './use-undo.ts';

export function OwnDay(): ReactNode {
  const { today, tomorrow } = useTwoDays();
  const isPhone = useIsPhone();
  const undo = useUndo();
  return (
    <>
      {isPhone ? null : <Numbers whose="own" />}
      <DayAgenda day={today} undo={undo} />
      <div className="day-side">
        <Tomorrow day={tomorrow} />
        <CycleGaps tomorrow={tomorrow} undo={undo} />
      </div>
      {isPhone ? <Numbers whose="own" /> : null}
    </>
  );
}
