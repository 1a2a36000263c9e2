// The columns of the meetings of a doctor, and of a hospital.
import type { CustomerMeeting } from '@yijian/contract/meetings';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
import { joinedClauses, useFormat } from '../../../../lib/format/index.ts';
import { useCustomerMeetingPhrases } from '../../customer-meetings.phrases.ts';
import { Doctors, Fee, MeetingCell, Roles, SignInResult, State } from './meeting-cells.tsx';

type Column = DataColumn<CustomerMeeting>;

function useSharedColumns(): Record<'date' | 'meeting' | 'role' | 'state' | 'owner' | 'fee', Column> {
  const t = useCustomerMeetingPhrases();
  const format = useFormat();
  return useMemo(
    () => ({
      date: {
        key: 'date',
        title: t('date'),
        width: 120,
        render: ({ startsAt }) => (
          <TwoLine value={format.date(startsAt)} context={`${format.weekday(startsAt)} ${format.time(startsAt)}`} />
        ),
      },
      meeting: { key: 'meeting', title: t('meeting'), width: 264, render: (row) => <MeetingCell row={row} /> },
      role: {
        key: 'role',
        title: t('role'),
        width: 128,
        render: ({ roles, meeting }) => (
          <>
            <Roles roles={roles} />
            {meeting === null || meeting.topics.length === 0 ? null : (
              <small className="customer-meeting-topics">{joinedClauses(meeting.topics)}</small>
            )}
          </>
        ),
      },
      state: { key: 'state', title: t('state'), width: 112, render: (row) => <State row={row} /> },
      owner: { key: 'owner', title: t('owner'), width: 88, render: ({ meeting }) => meeting?.ownerName ?? '—' },
      fee: { key: 'fee', title: t('fee'), width: 96, align: 'right', render: (row) => <Fee row={row} /> },
    }),
    [t, format],
  );
}

export function useDoctorColumns(): readonly Column[] {
  const t = useCustomerMeetingPhrases();
  const { date, meeting, role, state, owner, fee } = useSharedColumns();
  return useMemo(
    () => [
      date,
      meeting,
      role,
      { key: 'result', title: t('result'), width: 176, render: (row) => <SignInResult row={row} /> },
      state,
      owner,
      fee,
    ],
    [t, date, meeting, role, state, owner, fee],
  );
}

export function useHospitalColumns(): readonly Column[] {
  const t = useCustomerMeetingPhrases();
  const format = useFormat();
  const { date, meeting, role, state, owner, fee } = useSharedColumns();
  return useMemo(
    () => [
      date,
      meeting,
      role,
      { key: 'doctors', title: t('doctors'), width: 160, render: (row) => <Doctors row={row} /> },
      {
        key: 'heads',
        title: t('heads'),
        width: 96,
        align: 'right',
        render: ({ attended, invited }) => `${format.count(attended)} / ${format.count(invited)}`,
      },
      state,
      owner,
      fee,
    ],
    [t, format, date, meeting, role, state, owner, fee],
  );
}
