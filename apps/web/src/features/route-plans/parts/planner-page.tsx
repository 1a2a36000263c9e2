// A day is planned: when, the route with its reasons, who is not on it, and the way to keep it.
import { Button } from 'antd';
import { ListPage } from '@yijian/ui/list-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useSectionStrip } from '../../../lib/router/index.ts';
import { useRoutePhrases } from '../route-plans.phrases.ts';
import { LeftList } from './left-list.tsx';
import { AcceptDialog, DayAndHours } from './on-demand.tsx';
import { RouteList } from './route-list.tsx';
import { RouteSketch } from './route-sketch.tsx';
import './route-plans.css';
import { useArrangedRoute, type ArrangedRoute } from './use-route.ts';

export function PlannerPage(): ReactNode {
  const t = useRoutePhrases();
  const route = useArrangedRoute();
  const [isAccepting, setAccepting] = useState(false);
  const accept = (
    <Button type="primary" disabled={route.stops.length === 0} onClick={() => setAccepting(true)}>
      {t('accept')}
    </Button>
  );
  return (
    <>
      <ListPage title={t('title')} {...useSectionStrip()} actions={accept} filters={<DayAndHours route={route} />}>
        <Async query={route.query} shape="list" rows={6} failedTitle={t('failed')}>
          {(plan) => (
            <div className="route">
              <section className="route-main" aria-label={t('route')}>
                <Answer route={route} />
                <RouteList plan={plan} onMove={route.move} onPin={route.pin} onRemove={route.remove} />
              </section>
              <aside className="route-side">
                <RouteSketch stops={plan.stops} />
                <LeftList left={plan.left} onAdd={(doctorId) => route.add(plan, doctorId)} />
              </aside>
            </div>
          )}
        </Async>
      </ListPage>
      {isAccepting ? (
        <AcceptDialog
          day={route.day}
          stops={route.stops}
          onClose={() => setAccepting(false)}
          onKept={() => route.reset()}
        />
      ) : null}
    </>
  );
}

/** The route in one sentence, before its stops. */
function Answer({ route }: { route: ArrangedRoute }): ReactNode {
  const t = useRoutePhrases();
  const format = useFormat();
  const plan = route.query.data;
  if (plan === undefined) return null;
  const standing = plan.stops.length - route.stops.length;
  return (
    <p className="route-answer" aria-live="polite">
      <span className={route.isArranged ? 'route-mark route-mark-own' : 'route-mark'}>
        {t(route.isArranged ? 'arranged' : 'proposed')}
      </span>
      <strong className="route-day num">{route.day}</strong>
      {plan.stops.length === 0
        ? null
        : t('answer', {
            count: format.count(route.stops.length),
            travel: format.duration(plan.travelMinutes * 60),
            distance: format.decimal(plan.distanceKm, 1),
            wait: format.duration(plan.waitMinutes * 60),
          })}
      {plan.unreachable > 0 ? (
        <small className="route-undrivable">{t('undrivable', { count: plan.unreachable })}</small>
      ) : null}
      {standing > 0 ? <small>{t('standing', { count: standing })}</small> : null}
      <small>
        {plan.cycle === null
          ? t('byTier')
          : t('byCycle', { name: plan.cycle.name, share: format.percent(plan.cycle.elapsed, 0) })}
      </small>
    </p>
  );
}
