// What each line really cost, and why where a rule warns.
import type { MeetingDetail } from '@yijian/contract/meetings';
import type { ReactNode } from 'react';
import { EntryForm, type EntryField, type EntryWork } from '../../../../lib/forms/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useConfirmMeeting } from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';

/** Rules that want a comment when a meeting is confirmed, or an exemption. */
const warning = ['S10', 'H4'] as const;

export function ConfirmForm({ meeting, onClose }: { meeting: MeetingDetail; onClose: () => void }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const confirm = useConfirmMeeting();
  const fields: EntryField[] = [
    ...meeting.costs.map((cost): EntryField => ({
      key: `cost-${cost.id}`,
      kind: 'number',
      decimals: 2,
      required: true,
      label: [t(`cost.${cost.kind}`), cost.note].filter(Boolean).join(' · '),
      hint: `${t('estimate')} ${format.money(cost.estimate)}`,
    })),
    { key: 'note', kind: 'area', label: t('confirmationNote'), maxLength: 1000, hint: t('confirmHint') },
    { key: 'comment', kind: 'area', label: t('comment'), maxLength: 500, hint: t('commentsHint') },
  ];
  const keep = (work: EntryWork): Promise<unknown> => {
    const comment = String(work['comment'] ?? '').trim();
    return confirm.mutateAsync({
      params: { id: meeting.id },
      body: {
        costs: meeting.costs.map(({ id }) => ({ id, actual: Number(work[`cost-${id}`] ?? 0) })),
        note: String(work['note'] ?? ''),
        comments: comment === '' ? [] : warning.map((code) => ({ code, comment })),
      },
    });
  };
  return (
    <EntryForm
      title={`${t('confirmTitle')} · ${meeting.title}`}
      fields={fields}
      start={Object.fromEntries(meeting.costs.map(({ id, actual, estimate }) => [`cost-${id}`, actual ?? estimate]))}
      onKeep={keep}
      kept={t('confirmed')}
      onClose={onClose}
    />
  );
}
