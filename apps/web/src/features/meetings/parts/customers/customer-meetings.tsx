// Meetings on the page of a doctor or a hospital: figures, filters, the list; a row opens what its reader may open (product 3.3, 3.5).
import type { CustomerMeeting } from '@yijian/contract/meetings';
import { Section } from '@yijian/ui/detail-page';
import type { DataColumn } from '@yijian/ui/table';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { PagedTable } from '../../../../lib/lists/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useCustomerMeetingPhrases } from '../../customer-meetings.phrases.ts';
import { CustomerMeetingCard } from './customer-meeting-card.tsx';
import { MeetingFigures, MeetingFilters } from './meeting-choices.tsx';
import { SIZE, useShownMeetings, type Customer, type ShownMeetings } from './use-customer-meetings.ts';
import { useDoctorColumns, useHospitalColumns } from './use-customer-columns.tsx';
import './customer-meetings.css';

export function DoctorMeetings({ doctorId }: { doctorId: string }): ReactNode {
  const t = useCustomerMeetingPhrases();
  const shell = useShell();
  return (
    <CustomerMeetings
      customer={{ kind: 'doctor', id: doctorId }}
      columns={useDoctorColumns()}
      extra={
        <Allowed permission="meeting:meetings:write">
          <Button size="small" onClick={() => shell.openTab(`/meeting/meeting-form?guest=${doctorId}`)}>
            {t('invite')}
          </Button>
        </Allowed>
      }
    />
  );
}

export function HospitalMeetings({ hospitalId }: { hospitalId: string }): ReactNode {
  return <CustomerMeetings customer={{ kind: 'hospital', id: hospitalId }} columns={useHospitalColumns()} />;
}

interface CustomerMeetingsProps {
  readonly customer: Customer;
  readonly columns: readonly DataColumn<CustomerMeeting>[];
  readonly extra?: ReactNode;
}

function CustomerMeetings({ customer, columns, extra }: CustomerMeetingsProps): ReactNode {
  const t = useCustomerMeetingPhrases();
  const format = useFormat();
  const shown = useShownMeetings(customer);
  const total = shown.list.data?.totalElements;
  return (
    <Section
      id="customer-meetings"
      title={t('meetings')}
      definition={t('definition')}
      extra={extra}
      {...(total === undefined ? {} : { count: format.count(total) })}
    >
      {shown.counts.data === undefined ? null : (
        <MeetingFigures kind={customer.kind} counts={shown.counts.data} shown={shown} />
      )}
      <MeetingFilters kind={customer.kind} years={shown.counts.data?.years ?? []} shown={shown} />
      <MeetingRows customer={customer} columns={columns} shown={shown} />
    </Section>
  );
}

function MeetingRows({
  customer: { kind },
  columns,
  shown: { list, page, choosePage },
}: CustomerMeetingsProps & { shown: ShownMeetings }): ReactNode {
  const t = useCustomerMeetingPhrases();
  const shell = useShell();
  const open = ({ id, meeting }: CustomerMeeting): void =>
    meeting === null ? shell.toast.error(t('lockedRow')) : shell.openTab(`/meeting/meetDetail?id=${id}`);
  return (
    <PagedTable
      label={t('meetings')}
      columns={columns}
      query={list}
      list={{ page, size: SIZE, setPage: choosePage }}
      rowKey={({ id }) => id}
      rowName={({ meeting }) => meeting?.title ?? t('locked')}
      skeletonRows={4}
      onOpen={open}
      renderCard={(row) => <CustomerMeetingCard kind={kind} row={row} />}
      empty={t('none')}
      failed={t('failed')}
    />
  );
}
