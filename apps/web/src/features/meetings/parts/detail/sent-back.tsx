// A confirmation that came back: who sent it back, why, and what its owner does now.
import type { MeetingDetail } from '@yijian/contract/meetings';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';

export function SentBack({ meeting: { state, steps, acts, owner } }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const last = steps.at(-1);
  if (state !== 'TO_CONFIRM' || last?.from !== 'CONFIRM_REVIEW') return null;
  const { userName, at, reason } = last;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t('sentBackBy', { name: userName ?? t('system'), time: format.dateTime(at), reason: reason || '—' })}
      description={acts.includes('confirm') ? t('sentBackNext') : t('sentBackWaits', { name: owner.name })}
    />
  );
}
