// The stops of a route in their order, each with its time, the way there, why it is there, and what may be done with it.
import type { RoutePlan, RouteReason, RouteStop } from '@yijian/contract/route-plans';
import { ArrowDown, ArrowUp, ExternalLink, Pin, PinOff, X } from 'lucide-react';
import { StatusBadge, TagList, TierBadge } from '@yijian/ui/badge';
import { IconButton } from '@yijian/ui/icon';
import { Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useRoutePhrases } from '../route-plans.phrases.ts';

export interface RouteListProps {
  readonly plan: RoutePlan;
  /** Of the proposed stops alone. */
  readonly onMove: (index: number, by: -1 | 1) => void;
  readonly onPin: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

export function RouteList({ plan, onMove, onPin, onRemove }: RouteListProps): ReactNode {
  const t = useRoutePhrases();
  const shell = useShell();
  if (plan.stops.length === 0) return <Empty reason={t('empty')} />;
  const proposed = plan.stops.filter((one) => one.visitId === null);
  return (
    <ol className="route-stops">
      {plan.stops.map((stop, place) => {
        const index = proposed.indexOf(stop);
        return (
          <li key={stop.visitId ?? stop.doctorId}>
            {place > 0 ? <Way stop={stop} /> : null}
            <Stop stop={stop}>
              {index < 0 ? (
                <IconButton
                  icon={ExternalLink}
                  label={t('openVisit', { name: stop.doctorName })}
                  onClick={() => shell.openTab(`/customer/visitTeamManager/myVisit?id=${stop.visitId ?? ''}`)}
                />
              ) : (
                <>
                  <IconButton
                    icon={ArrowUp}
                    label={t('up', { name: stop.doctorName })}
                    disabled={index === 0}
                    onClick={() => onMove(index, -1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={t('down', { name: stop.doctorName })}
                    disabled={index === proposed.length - 1}
                    onClick={() => onMove(index, 1)}
                  />
                  <IconButton
                    icon={stop.isPinned ? PinOff : Pin}
                    label={t(stop.isPinned ? 'unpin' : 'pin', { name: stop.doctorName })}
                    pressed={stop.isPinned}
                    onClick={() => onPin(index)}
                  />
                  <IconButton icon={X} label={t('remove', { name: stop.doctorName })} onClick={() => onRemove(index)} />
                </>
              )}
            </Stop>
          </li>
        );
      })}
    </ol>
  );
}

function Way({ stop }: { stop: RouteStop }): ReactNode {
  const t = useRoutePhrases();
  const format = useFormat();
  const minutes = stop.travelMinutes;
  const way =
    stop.distanceKm === null
      ? t('wayUnknown', { minutes })
      : stop.distanceKm === 0
        ? t('way', { minutes })
        : t('wayKm', { minutes, km: format.decimal(stop.distanceKm, 1) });
  return (
    <p className="route-way num">
      {[way, stop.waitMinutes > 0 ? t('wait', { minutes: stop.waitMinutes }) : ''].filter(Boolean).join(' · ')}
    </p>
  );
}

function Stop({ stop, children }: { stop: RouteStop; children: ReactNode }): ReactNode {
  const t = useRoutePhrases();
  const reasonOf = useReason(stop);
  return (
    <article
      className={
        stop.visitId === null
          ? 'route-stop'
          : stop.shortMinutes > 0
            ? 'route-stop route-stop-short'
            : 'route-stop route-stop-stands'
      }
    >
      <time className="num">
        {stop.from}
        <small>{stop.to}</small>
      </time>
      <div>
        <header>
          <TierBadge tier={stop.tier} />
          <strong>{stop.doctorName}</strong>
          <small>{stop.doctorTitle}</small>
          {stop.visitId === null ? null : (
            <StatusBadge tone="neutral" icon={null}>
              {t('planned')}
            </StatusBadge>
          )}
          {stop.shortMinutes > 0 ? (
            <StatusBadge tone="bad">{t('unreachable', { minutes: stop.shortMinutes })}</StatusBadge>
          ) : null}
        </header>
        <p>
          {stop.hospitalName} · {stop.department}
        </p>
        {stop.reasons.length > 0 ? <TagList limit={8} tags={stop.reasons.map(reasonOf)} /> : null}
      </div>
      <span className="route-acts">{children}</span>
    </article>
  );
}

function useReason(stop: RouteStop): (reason: RouteReason) => string {
  const t = useRoutePhrases();
  return ({ code, count, goal = 0, done = 0 }) => {
    switch (code) {
      case 'TIER':
        return t('reason.TIER', { tier: stop.tier });
      case 'WINDOW':
        return t('reason.WINDOW', { from: stop.window?.from ?? '', to: stop.window?.to ?? '' });
      case 'CYCLE_GAP':
        return t('reason.CYCLE_GAP', { count: count ?? 0, goal, done });
      case 'DAYS_SINCE':
      case 'GAP':
      case 'NEAR':
      case 'APPOINTMENT':
        return t(`reason.${code}`, { count: count ?? 0 });
      default:
        return t(`reason.${code}`);
    }
  };
}
