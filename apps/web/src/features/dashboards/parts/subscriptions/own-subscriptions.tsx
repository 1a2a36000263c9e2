// The own subscriptions of a board: when they come next, what became of the last one, and their end.
import type { Board, Subscription } from '@yijian/contract/dashboards';
import { Async } from '@yijian/ui/states';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useSubscriptions, useUnsubscribe } from '../../dashboards-subscriptions.api.ts';
import { useSubscriptionPhrases } from '../../dashboards-subscriptions.phrases.ts';

export function OwnSubscriptions({ board }: { board: Board }): ReactNode {
  const t = useSubscriptionPhrases();
  const query = useSubscriptions(board);
  return (
    <section aria-label={t('own')}>
      <h3>{t('own')}</h3>
      <Async
        query={query}
        shape="list"
        rows={2}
        compact
        failedTitle={t('failed')}
        isEmpty={(rows) => rows.length === 0}
        empty={{ reason: t('none') }}
      >
        {(rows) => (
          <ul className="board-own">
            {rows.map((row) => (
              <One key={row.id} subscription={row} />
            ))}
          </ul>
        )}
      </Async>
    </section>
  );
}

function One({ subscription }: { subscription: Subscription }): ReactNode {
  const t = useSubscriptionPhrases();
  const format = useFormat();
  const shell = useShell();
  const unsubscribe = useUnsubscribe();
  const { id, rhythm, weekday, hour, days, nextAt, lastAt, mail } = subscription;
  const day = weekday === null ? '' : ` ${t(`weekday.${weekday as 1}`)}`;
  const name = `${t(`rhythm.${rhythm}`)}${day} ${String(hour).padStart(2, '0')}:00`;
  const end = (): void =>
    unsubscribe.mutate(
      { params: { id } },
      {
        onSuccess: () => shell.toast.success(t('ended')),
        onError: (error) => shell.toast.error(error.message),
      },
    );
  const facts = [
    t('lastDays', { days }),
    t('next', { at: format.dateTime(nextAt) }),
    ...(lastAt === null ? [] : [t('last', { at: format.dateTime(lastAt) }), t(`mail.${mail}`)]),
  ];
  return (
    <li>
      <span>
        <strong className="num">{name}</strong>
        <small className="num">{facts.join(' · ')}</small>
      </span>
      <Button size="small" aria-label={t('endOne', { rhythm: name })} loading={unsubscribe.isPending} onClick={end}>
        {t('end')}
      </Button>
    </li>
  );
}
