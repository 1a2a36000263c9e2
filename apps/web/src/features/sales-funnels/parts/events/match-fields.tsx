// Which interactions are meant: channel, act, part of the subject, shortest time.
import { eventActions, type EventMatch } from '@yijian/contract/sales-funnels';
import { actionChannels } from '@yijian/contract/interactions';
import { Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { useEventPhrases } from '../../events.phrases.ts';
import { useFunnelPhrases } from '../../sales-funnels.phrases.ts';
import { useEventWords } from './use-event-words.ts';
import '../funnels.css';

export interface MatchFieldsProps {
  /** Names the group, such as "step 2". */
  readonly label: string;
  readonly value: EventMatch;
  readonly onChange: (change: Partial<EventMatch>) => void;
}

const ANY = '';

export function MatchFields({ label, value, onChange }: MatchFieldsProps): ReactNode {
  const t = useEventPhrases();
  const say = useFunnelPhrases();
  const words = useEventWords();
  const channels = [
    { value: ANY, label: t('anyChannel') },
    ...actionChannels.map((one) => ({ value: one as string, label: words.channel(one) })),
  ];
  const actions = [
    { value: ANY, label: t('anyAction') },
    ...eventActions.map((one) => ({ value: one as string, label: words.action(one) })),
  ];
  return (
    <div className="funnel-match" role="group" aria-label={label}>
      <Select
        aria-label={`${label} ${say('channel')}`}
        value={value.channel ?? ANY}
        options={channels}
        onChange={(next) => onChange({ channel: next === ANY ? null : (next as EventMatch['channel']) })}
      />
      <Select
        aria-label={`${label} ${say('act')}`}
        value={value.action ?? ANY}
        options={actions}
        onChange={(next) => onChange({ action: next === ANY ? null : (next as EventMatch['action']) })}
      />
      <Input
        aria-label={`${label} ${say('subject')}`}
        placeholder={say('subject')}
        maxLength={60}
        value={value.subject}
        onChange={(event) => onChange({ subject: event.target.value })}
      />
      <InputNumber
        aria-label={`${label} ${say('minSeconds')}`}
        placeholder={say('minSeconds')}
        min={0}
        max={86_400}
        value={value.minSeconds === 0 ? null : value.minSeconds}
        onChange={(next) => onChange({ minSeconds: next ?? 0 })}
      />
    </div>
  );
}
