// Cycle plans: each with what has come of it; one opens beside, a new one begins from the tiers.
import type { Cycle } from '@yijian/contract/visits';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { HeadroomBar } from '@yijian/ui/chart';
import { Definition } from '@yijian/ui/dashboard-tile';
import { Glyph } from '@yijian/ui/icon';
import { Async, Empty } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useAddressed } from '../../../../lib/lists/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useCycles } from '../../visit-plans.api.ts';
import { useFigurePhrases } from '../../visit-figures.phrases.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import '../calendar/visit-calendar.css';
import { MemberSelect } from '../view/member-select.tsx';
import { ViewPage } from '../view/view-page.tsx';
import { useVisitAddress } from '../view/visit-view.ts';
import { CycleDrawer } from './cycle-drawer.tsx';
import { CycleForm } from './cycle-form.tsx';
import { CycleBadge } from './cycle-badge.tsx';
import './cycles.css';
import '../visit-note.css';

export function CyclePage({ scope }: { scope: 'my' | 'team' }): ReactNode {
  const t = useVisitPhrases();
  const define = useFigurePhrases();
  const address = useVisitAddress();
  const userId = scope === 'team' ? address.userId : undefined;
  const query = useCycles(userId);
  const [open, setOpen] = useAddressed();
  const [isAdding, setAdding] = useState(false);
  const isNobody = scope === 'team' && userId === undefined;
  const add = (
    <Allowed permission={scope === 'my' ? 'customer:visits:write' : 'customer:visits:approve'}>
      <Button type="primary" disabled={isNobody} icon={<Glyph icon={Plus} />} onClick={() => setAdding(true)}>
        {t('addCycle')}
      </Button>
    </Allowed>
  );
  const member =
    scope === 'team' ? (
      <MemberSelect value={userId} onChange={(next) => address.change({ userId: next, id: undefined })} />
    ) : undefined;
  return (
    <ViewPage scope={scope} actions={add} filters={member}>
      {isNobody ? (
        <Empty reason={t('chooseMember')} />
      ) : (
        <Async
          query={query}
          shape="list"
          failedTitle={t('cyclesFailed')}
          isEmpty={(cycles) => cycles.length === 0}
          empty={{ reason: t('noCycles') }}
        >
          {(cycles) => (
            <>
              <p className="visit-note visit-definitions">
                {(['frequency', 'coverage'] as const).map((figure) => (
                  <span key={figure}>
                    {t(figure)}
                    <Definition title={t(figure)}>{define(figure)}</Definition>
                  </span>
                ))}
              </p>
              <ul className="visit-cycles">
                {cycles.map((cycle) => (
                  <Card key={cycle.id} cycle={cycle} onOpen={() => setOpen(cycle.id)} />
                ))}
              </ul>
            </>
          )}
        </Async>
      )}
      {open === undefined ? null : <CycleDrawer key={open} id={open} onClose={() => setOpen(undefined)} />}
      {isAdding ? <CycleForm userId={userId} onClose={() => setAdding(false)} /> : null}
    </ViewPage>
  );
}

function Card({ cycle, onOpen }: { cycle: Cycle; onOpen: () => void }): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  const { targets, covered, goals, done, planned, coverage, frequency, elapsed } = cycle.figures;
  return (
    <li className="visit-cycle">
      <button type="button" onClick={onOpen}>
        <span className="visit-cycle-head">
          <strong>{cycle.name}</strong>
          <CycleBadge state={cycle.state} />
          <span className="visit-note num">{t('fromTo', { from: cycle.startsOn, to: cycle.endsOn })}</span>
        </span>
        <HeadroomBar
          label={t('frequency')}
          left={format.percent(frequency, 0)}
          used={done}
          committed={Math.min(planned, goals - done)}
          cap={goals}
        />
        <HeadroomBar label={t('coverage')} left={format.percent(coverage, 0)} used={covered} cap={targets} />
        <span className="visit-note num">
          {t('cycleSum', { targets, done, planned, goals })} · {t('elapsed', { share: format.percent(elapsed, 0) })}
        </span>
      </button>
    </li>
  );
}
