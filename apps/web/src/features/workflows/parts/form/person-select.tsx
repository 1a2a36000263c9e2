// Colleagues by name and role.
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { personAndRoles } from '../../../../lib/format/index.ts';
import { useSession } from '../../../../lib/session/index.ts';
import { useColleagues } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';

export interface PersonSelectProps {
  readonly id: string;
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly multiple?: boolean;
  readonly limit?: number;
  /** Offers the user as well; acts on tasks go to others. */
  readonly withSelf?: boolean;
}

export function PersonSelect({ id, value, onChange, multiple, limit = 20, withSelf }: PersonSelectProps): ReactNode {
  const t = useWorkflowPhrases();
  const ownId = useSession((session) => session.user?.id);
  const colleagues = useColleagues();
  const options = (colleagues.data ?? [])
    .filter((one) => withSelf === true || one.id !== ownId)
    .map((one) => ({ value: one.id, label: personAndRoles(one) }));
  const shared = {
    id,
    showSearch: { optionFilterProp: 'label' },
    loading: colleagues.isFetching,
    options,
    placeholder: t('choosePerson'),
    style: { width: '100%' },
  };
  if (multiple === true)
    return <Select {...shared} mode="multiple" maxCount={limit} value={[...value]} onChange={onChange} />;
  return (
    <Select
      {...shared}
      allowClear
      value={value[0] ?? null}
      onChange={(next: string | null | undefined) => onChange(next ? [next] : [])}
    />
  );
}
