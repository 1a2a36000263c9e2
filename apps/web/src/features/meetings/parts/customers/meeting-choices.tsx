// What is chosen of the meetings of a customer: one of the figures, or a role and a year.
import type { CustomerMeetingCounts, CustomerMeetingFigure, CustomerMeetingRole } from '@yijian/contract/meetings';
import { FigureStrip } from '@yijian/ui/figure-strip';
import { Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useCustomerMeetingPhrases } from '../../customer-meetings.phrases.ts';
import type { CustomerKind } from '../../meetings.api.ts';
import type { ShownMeetings } from './use-customer-meetings.ts';

const figures: readonly (readonly [CustomerMeetingFigure, keyof Omit<CustomerMeetingCounts, 'years'>])[] = [
  ['UPCOMING', 'upcoming'],
  ['INVITED', 'invited'],
  ['ATTENDED', 'attended'],
  ['SPOKE', 'spoke'],
  ['HERE', 'here'],
];
const ofHospital: readonly string[] = ['HERE', 'VENUE'];

interface FiguresProps {
  readonly kind: CustomerKind;
  readonly counts: CustomerMeetingCounts;
  readonly shown: ShownMeetings;
}

export function MeetingFigures({ kind, counts, shown }: FiguresProps): ReactNode {
  const t = useCustomerMeetingPhrases();
  const format = useFormat();
  return (
    <FigureStrip
      label={t('figures')}
      figures={figures
        .filter(([key]) => kind === 'hospital' || !ofHospital.includes(key))
        .map(([key, count]) => ({ key, label: t(`figure.${key}`), value: format.count(counts[count]) }))}
      chosen={shown.figure}
      onChoose={shown.chooseFigure}
    />
  );
}

const roles: readonly CustomerMeetingRole[] = ['ATTENDEE', 'SPEAKER', 'VENUE'];

interface FiltersProps {
  readonly kind: CustomerKind;
  readonly years: readonly number[];
  readonly shown: ShownMeetings;
}

export function MeetingFilters({ kind, years, shown }: FiltersProps): ReactNode {
  const t = useCustomerMeetingPhrases();
  const offered = roles.filter((role) => kind === 'hospital' || !ofHospital.includes(role));
  return (
    <div className="customer-meeting-filters">
      <Segmented<CustomerMeetingRole | 'ALL'>
        size="small"
        aria-label={t('role')}
        options={[
          { value: 'ALL', label: t('allRoles') },
          ...offered.map((value) => ({ value, label: t(`role.${value}`) })),
        ]}
        value={shown.role ?? 'ALL'}
        onChange={(role) => shown.chooseRole(role === 'ALL' ? undefined : role)}
      />
      <Select
        size="small"
        aria-label={t('year')}
        className="customer-meeting-year"
        value={shown.year ?? 0}
        onChange={(year) => shown.chooseYear(year === 0 ? undefined : year)}
        options={[
          { value: 0, label: t('allYears') },
          ...years.map((value) => ({ value, label: t('yearOf', { year: String(value) }) })),
        ]}
      />
    </div>
  );
}
