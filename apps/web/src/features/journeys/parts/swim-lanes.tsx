// A lane for each channel: what the doctor did as full dots, what was only sent as rings, from the first day to the last.
import type { Personal } from '@yijian/contract/journeys';
import { PaneGroup } from '@yijian/ui/analysis-page';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useEventWords } from '../../sales-funnels/index.ts';
import { useJourneyPhrases } from '../journeys.phrases.ts';

const DAY = 86_400_000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

export function SwimLanes({ personal }: { personal: Personal }): ReactNode {
  const t = useJourneyPhrases();
  const format = useFormat();
  const words = useEventWords();
  const { days, lanes, events } = personal;
  const first = startOf(days.from);
  const length = startOf(days.to) + DAY - first;
  const place = (at: string): string => `${(((Date.parse(at) - first) / length) * 100).toFixed(2)}%`;
  return (
    <PaneGroup title={t('lanes')}>
      <ul className="journey-lanes">
        {lanes.map(({ channel, acts, sent }) => (
          <li key={channel}>
            <p>
              <b>{words.channel(channel)}</b>
              <small className="num">{t('laneFacts', { acts: format.count(acts), sent: format.count(sent) })}</small>
            </p>
            <div className="journey-lane" aria-hidden="true">
              {events
                .filter((event) => event.channel === channel)
                .map((event) => (
                  <Tooltip
                    key={event.id}
                    title={`${format.dateTime(event.at)} ${words.action(event.action)} ${event.subject}`}
                  >
                    <span
                      className={event.action === 'RECEIVED' ? 'journey-dot journey-dot-sent' : 'journey-dot'}
                      style={{ left: place(event.at) }}
                    />
                  </Tooltip>
                ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="journey-axis num" aria-hidden="true">
        <span>{days.from}</span>
        <span>{days.to}</span>
      </p>
    </PaneGroup>
  );
}
