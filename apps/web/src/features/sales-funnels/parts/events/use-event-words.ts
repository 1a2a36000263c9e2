// Channels, acts and whole events in words.
import type { EventMatch } from '@yijian/contract/sales-funnels';
import { useMemo } from 'react';
import { useEventPhrases } from '../../events.phrases.ts';

type Channel = NonNullable<EventMatch['channel']>;
type Action = NonNullable<EventMatch['action']>;

export interface EventWords {
  readonly channel: (channel: Channel | null) => string;
  readonly action: (action: string) => string;
  /** A key of a path: LIVE, LIVE:WATCHED, OTHER. */
  readonly touch: (key: string) => string;
  readonly match: (match: Pick<EventMatch, 'channel' | 'action' | 'subject'>) => string;
}

export function useEventWords(): EventWords {
  const t = useEventPhrases();
  return useMemo(() => {
    const channel: EventWords['channel'] = (one) => (one === null ? t('anyChannel') : t(`channel.${one}`));
    const action: EventWords['action'] = (one) => t(`action.${one as Action}`);
    return {
      channel,
      action,
      touch: (key) => {
        if (key === 'OTHER') return t('others');
        const [own, act] = key.split(':');
        const name = channel(own as Channel);
        return act === undefined ? name : t('match', { channel: name, action: action(act) });
      },
      match: (one) => {
        const act = one.action === null ? t('anyAction') : action(one.action);
        const words = t('match', { channel: channel(one.channel), action: act });
        return one.subject === '' ? words : `${words} · ${one.subject}`;
      },
    };
  }, [t]);
}
