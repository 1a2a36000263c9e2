// A meeting is cancelled with a reason; what its speakers are owed then is read and agreed to first (rule LC1).
import type { CancellationFees, MeetingDetail } from '@yijian/contract/meetings';
import { DescriptionList } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { EntryForm } from '../../../../lib/forms/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useCancelMeeting, useCancellationFees } from '../../meetings.api.ts';
import { useMeetingSpeakerPhrases } from '../../meeting-speakers.phrases.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';

export function CancelForm({ meeting, onClose }: { meeting: MeetingDetail; onClose: () => void }): ReactNode {
  const t = useMeetingPhrases();
  const cancel = useCancelMeeting();
  const { data, isFetching, refetch } = useCancellationFees(meeting.id);
  const due = isFetching ? undefined : data;
  return (
    <EntryForm
      title={`${t('act.cancel')} · ${meeting.title}`}
      intro={due === undefined || due.total === 0 ? null : <Fees due={due} />}
      fields={[{ key: 'reason', kind: 'area', label: t('reason'), required: true, maxLength: 500 }]}
      start={{ reason: '' }}
      onKeep={(work) =>
        cancel
          .mutateAsync({
            params: { id: meeting.id },
            body: { reason: String(work['reason'] ?? ''), fees: due?.total ?? 0 },
          })
          // The fees may have fallen due while the form was open: they are shown before it is sent again.
          .catch(async (error: unknown) => {
            await refetch();
            throw error;
          })
      }
      kept={t('done')}
      onClose={onClose}
    />
  );
}

function Fees({ due: { days, share, speakers, total } }: { due: CancellationFees }): ReactNode {
  const t = useMeetingSpeakerPhrases();
  const format = useFormat();
  return (
    <section aria-label={t('cancellationFees')}>
      <p>{t('cancellationHint', { days, share })}</p>
      <DescriptionList
        columns={1}
        items={[
          ...speakers.map(({ doctor, agreed, fee }) => ({
            key: doctor.id,
            label: doctor.name,
            value: t('cancellationOf', { fee: format.money(fee), agreed: format.money(agreed) }),
          })),
          { key: 'total', label: t('cancellationTotal'), value: format.money(total) },
        ]}
      />
    </section>
  );
}
