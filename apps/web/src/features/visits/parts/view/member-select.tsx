// Whose calendar or plans a manager looks at: the people of the team with their figures of the month.
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTeamFigures } from '../../visit-plans.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { useDaysBack } from './use-days-back.ts';

export interface MemberSelectProps {
  readonly value: string | undefined;
  readonly onChange: (userId: string | undefined) => void;
}

export function MemberSelect({ value, onChange }: MemberSelectProps): ReactNode {
  const t = useVisitPhrases();
  const members = useTeamFigures(useDaysBack(30));
  return (
    <Select
      aria-label={t('member')}
      className="visit-member"
      placeholder={t('chooseMember')}
      showSearch={{ optionFilterProp: 'label' }}
      loading={members.isFetching}
      value={value}
      options={(members.data ?? []).map((one) => ({
        value: one.userId,
        label: `${one.userName} · ${one.organizationName}`,
      }))}
      onChange={(next: string | undefined) => onChange(next)}
    />
  );
}
