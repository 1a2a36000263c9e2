// The doctors behind a number of the channel board.
import type { ReportChannel } from '@yijian/contract/dashboards';
import { useState, type ReactNode } from 'react';
import { readChannelPeople, useChannelPeople, type Days } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { DoctorsBehind } from './doctors-behind.tsx';

export interface ChannelNumber {
  /** Empty: any channel. */
  readonly channels: readonly ReportChannel[];
  readonly kind: 'RECEIVED' | 'ANSWERED' | 'ENGAGED';
  readonly days: Days;
}

const titles = { RECEIVED: 'reachedOf', ANSWERED: 'answeredOf', ENGAGED: 'peopleOf' } as const;

export function ChannelPeople({ number, onClose }: { number: ChannelNumber; onClose: () => void }): ReactNode {
  const t = useBoardPhrases();
  const [page, setPage] = useState(0);
  const { channels, kind, days } = number;
  const asked = { ...days, ...(channels.length === 0 ? {} : { channel: [...channels] }), kind };
  return (
    <DoctorsBehind
      title={t(titles[kind], {
        channel: channels.length === 0 ? t('allChannels') : channels.map((one) => t(`channel.${one}`)).join(' · '),
      })}
      counted={t(kind === 'RECEIVED' ? 'sent' : 'acts')}
      query={useChannelPeople({ ...asked, page })}
      read={(paging) => readChannelPeople({ ...asked, ...paging })}
      page={page}
      onPage={setPage}
      onClose={onClose}
    />
  );
}
