// Who is not on the route, the most valuable first, why, and the way onto it.
import type { RouteLeft } from '@yijian/contract/route-plans';
import { Button } from 'antd';
import { TierBadge } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useRoutePhrases } from '../route-plans.phrases.ts';

/** Nothing the user does brings these onto the route of the day. */
const closed: ReadonlySet<RouteLeft['why']> = new Set(['CLOSED_DAY', 'NOTICE']);

export function LeftList({
  left,
  onAdd,
}: {
  left: readonly RouteLeft[];
  onAdd: (doctorId: string) => void;
}): ReactNode {
  const t = useRoutePhrases();
  return (
    <section>
      <h3>{t('left')}</h3>
      {left.length === 0 ? <p className="route-quiet">{t('nobodyLeft')}</p> : null}
      <ul className="route-left">
        {left.map((one) => (
          <li key={one.doctorId}>
            <TierBadge tier={one.tier as 'A'} />
            <span>
              {one.doctorName}
              <small>{one.hospitalName}</small>
              <small className={one.why === 'PIN_UNFIT' ? 'route-unfit' : undefined}>
                {t(`why.${one.why}`)} · {t('value', { value: one.value })}
              </small>
            </span>
            {closed.has(one.why) ? null : (
              <Button
                size="small"
                aria-label={t('addName', { name: one.doctorName })}
                onClick={() => onAdd(one.doctorId)}
              >
                {t('add')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
