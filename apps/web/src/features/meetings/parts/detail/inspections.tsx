// To whom a held meeting is open for inspection, until when, and opening it to somebody else.
import { LONGEST_INSPECTION_DAYS, type MeetingDetail } from '@yijian/contract/meetings';
import { StatusBadge } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { EntryForm } from '../../../../lib/forms/index.ts';
import { personAndRoles, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useColleagues } from '../../../shares/index.ts';
import { useCloseInspection, useOpenInspection } from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import './detail.css';

const DEFAULT_DAYS = 7;

export function Inspections({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const shell = useShell();
  const close = useCloseInspection();
  const [isOpening, setOpening] = useState(false);
  if (meeting.integrity === null || !hasPermission('meeting:meetings:confirm')) return null;
  const { id, inspections } = meeting;
  return (
    <Section
      id="inspections"
      title={t('inspections')}
      definition={t('inspectionsMeaning')}
      extra={<Button onClick={() => setOpening(true)}>{t('openInspection')}</Button>}
    >
      {inspections.length === 0 ? <p>{t('noInspections')}</p> : null}
      <div className="meeting-scroll">
        <table className="meeting-table">
          <tbody>
            {inspections.map((one) => (
              <tr key={one.id}>
                <th scope="row">{one.user.name}</th>
                <td>{one.reason}</td>
                <td className="num">
                  {t('inspectionUntil', { until: format.dateTime(one.until), by: one.grantedBy })}
                </td>
                <td className="meeting-sum">
                  {one.isOpen ? (
                    <Button
                      size="small"
                      loading={close.isPending}
                      onClick={() =>
                        close.mutate(
                          { params: { id, inspectionId: one.id } },
                          { onSuccess: () => shell.toast.success(t('done')) },
                        )
                      }
                    >
                      {t('closeInspection')}
                    </Button>
                  ) : (
                    <StatusBadge tone="neutral">{t('inspectionEnded')}</StatusBadge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isOpening ? <OpenForm id={id} onClose={() => setOpening(false)} /> : null}
    </Section>
  );
}

function OpenForm({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useMeetingPhrases();
  const open = useOpenInspection();
  const colleagues = useColleagues().data ?? [];
  return (
    <EntryForm
      title={t('openInspection')}
      fields={[
        {
          key: 'userId',
          kind: 'choice',
          label: t('inspector'),
          required: true,
          options: colleagues.map((one) => ({ value: one.id, label: personAndRoles(one) })),
        },
        { key: 'days', kind: 'number', label: t('inspectionDays'), required: true, most: LONGEST_INSPECTION_DAYS },
        { key: 'reason', kind: 'area', label: t('reason'), required: true, maxLength: 200 },
      ]}
      start={{ days: DEFAULT_DAYS, reason: '' }}
      onKeep={(work) =>
        open.mutateAsync({
          params: { id },
          body: {
            userId: String(work['userId'] ?? ''),
            days: Number(work['days'] ?? 0),
            reason: String(work['reason'] ?? ''),
          },
        })
      }
      kept={t('done')}
      onClose={onClose}
    />
  );
}
