// The calendar of visits with the plan bar beside it: a week or a month, of the user or of a member of the team.
import { Button, Segmented } from 'antd';
import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import { BoardColumns, daysOf, step, type BoardSpan } from '@yijian/ui/day-board';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { useAddressed } from '../../../../lib/lists/index.ts';
import { useCalendar } from '../../visit-plans.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { VisitDrawer } from '../on-demand.tsx';
import { MemberSelect } from '../view/member-select.tsx';
import { ViewPage } from '../view/view-page.tsx';
import { useVisitAddress, type VisitAddress } from '../view/visit-view.ts';
import { CalendarBoard } from './calendar-board.tsx';
import './visit-calendar.css';
import { PlanBar } from './plan-bar.tsx';
import { useDropOn } from './use-drop-on.ts';

export function VisitCalendar({ scope }: { scope: 'my' | 'team' }): ReactNode {
  const t = useVisitPhrases();
  const address = useVisitAddress();
  const [open, setOpen] = useAddressed();
  const { span, day, change } = address;
  const userId = scope === 'team' ? address.userId : undefined;
  const isNobody = scope === 'team' && userId === undefined;
  const days = daysOf(span, day);
  const query = useCalendar({ from: days[0] ?? day, to: days.at(-1) ?? day }, userId);
  const { dropOn, undo } = useDropOn();
  return (
    <ViewPage scope={scope}>
      <CalendarHead address={address} days={days} scope={scope} undo={undo} />
      {isNobody ? (
        <Empty reason={t('chooseMember')} />
      ) : (
        <BoardColumns
          aside={
            <PlanBar
              userId={userId}
              dropOn={dropOn}
              onOpenCycles={() => change({ view: 'cycles', day: undefined, span: undefined })}
            />
          }
        >
          <Async query={query} shape="table" failedTitle={t('failed')} isEmpty={() => false}>
            {(visits) => (
              <CalendarBoard
                visits={visits}
                span={span}
                days={days}
                day={day}
                dropOn={dropOn}
                onOpen={setOpen}
                onOpenDay={(next) => change({ span: undefined, day: next })}
              />
            )}
          </Async>
        </BoardColumns>
      )}
      {open === undefined ? null : <VisitDrawer key={open} id={open} onClose={() => setOpen(undefined)} />}
    </ViewPage>
  );
}

interface HeadProps {
  readonly address: VisitAddress;
  readonly days: readonly string[];
  readonly scope: 'my' | 'team';
  readonly undo: (() => void) | undefined;
}

function CalendarHead({ address: { span, day, userId, change }, days, scope, undo }: HeadProps): ReactNode {
  const t = useVisitPhrases();
  return (
    <div className="visit-calendar-head">
      <IconButton icon={ChevronLeft} label={t('previous')} onClick={() => change({ day: step(span, day, -1) })} />
      <Button size="small" onClick={() => change({ day: today() })}>
        {t('today')}
      </Button>
      <IconButton icon={ChevronRight} label={t('next')} onClick={() => change({ day: step(span, day, 1) })} />
      <strong className="num">
        {span === 'month' ? day.slice(0, 7) : t('fromTo', { from: days[0] ?? '', to: days.at(-1) ?? '' })}
      </strong>
      <Segmented<BoardSpan>
        aria-label={t('span')}
        value={span}
        options={[
          { value: 'week', label: t('week') },
          { value: 'month', label: t('month') },
        ]}
        onChange={(next) => change({ span: next === 'week' ? undefined : next })}
      />
      {undo === undefined ? null : (
        <Button size="small" icon={<Glyph icon={Undo2} />} onClick={undo}>
          {t('undo')}
        </Button>
      )}
      {scope === 'team' ? <MemberSelect value={userId} onChange={(next) => change({ userId: next })} /> : null}
    </div>
  );
}
