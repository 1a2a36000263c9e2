// The fee of a late cancellation is waived by who accepts meetings; the money goes back to the budget (rule LC1).
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { EntryForm } from '../../../../lib/forms/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import type { PlacedPartProps } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useWaiverPhrases } from '../../fee-waivers.phrases.ts';
import { useMeeting, useWaiveFee } from '../../meeting-payments.api.ts';

/** The meeting is the only id. */
export function FeeWaivers({ ids: [id] }: PlacedPartProps): ReactNode {
  const t = useWaiverPhrases();
  const [isOpen, setOpen] = useState(false);
  if (id === undefined || !hasPermission('meeting:meetings:confirm')) return null;
  return (
    <p>
      <Button onClick={() => setOpen(true)}>{t('waive')}</Button>
      {isOpen ? <WaiverForm meetingId={id} onClose={() => setOpen(false)} /> : null}
    </p>
  );
}

function WaiverForm({ meetingId, onClose }: { meetingId: string; onClose: () => void }): ReactNode {
  const t = useWaiverPhrases();
  const format = useFormat();
  const waive = useWaiveFee();
  const owed = (useMeeting(meetingId).data?.speakers ?? []).filter(({ cancellationFee }) => cancellationFee !== null);
  return (
    <EntryForm
      title={t('waive')}
      fields={[
        {
          key: 'doctorId',
          kind: 'choice',
          label: t('speaker'),
          required: true,
          options: owed.map(({ doctor, cancellationFee }) => ({
            value: doctor.id,
            label: t('owed', { name: doctor.name, fee: format.money(cancellationFee) }),
          })),
        },
        {
          key: 'by',
          kind: 'choice',
          label: t('by'),
          required: true,
          options: (['SPEAKER', 'OFFICE'] as const).map((value) => ({ value, label: t(`by.${value}`) })),
        },
        { key: 'reason', kind: 'area', label: t('reason'), required: true, maxLength: 500 },
      ]}
      start={{ doctorId: owed.length === 1 ? owed[0]!.doctor.id : null, by: null, reason: '' }}
      onKeep={(work) =>
        waive.mutateAsync({
          params: { id: meetingId, doctorId: String(work['doctorId'] ?? '') },
          body: { by: work['by'] === 'SPEAKER' ? 'SPEAKER' : 'OFFICE', reason: String(work['reason'] ?? '') },
        })
      }
      kept={t('done')}
      onClose={onClose}
    />
  );
}
