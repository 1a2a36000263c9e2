// Who of the own people comes along: the manager, and colleagues.
import { Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { personAndRoles } from '../../../../lib/format/index.ts';
import { useSession } from '../../../../lib/session/index.ts';
import { useColleagues } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { VisitWork } from './visit-work.ts';

export interface VisitCompanyProps {
  readonly work: VisitWork;
  readonly change: (part: Partial<VisitWork>) => void;
}

export function VisitCompany({ work, change }: VisitCompanyProps): ReactNode {
  const t = useVisitPhrases();
  const ownId = useSession((session) => session.user?.id);
  const people = useColleagues();
  const options = (people.data ?? [])
    .filter((one) => one.id !== ownId)
    .map((one) => ({ value: one.id, label: personAndRoles(one) }));
  const shared = { options, loading: people.isFetching, showSearch: { optionFilterProp: 'label' }, allowClear: true };
  return (
    <>
      <Field label={t('jointManager')} id="jointManagerId">
        <Select
          {...shared}
          id="jointManagerId"
          placeholder={t('chooseJoint')}
          value={work.jointManagerId || undefined}
          onChange={(jointManagerId: string | undefined) => change({ jointManagerId: jointManagerId ?? '' })}
        />
      </Field>
      <Field label={t('colleagues')} id="colleagueIds" hint={t('colleaguesHint')}>
        <Select
          {...shared}
          id="colleagueIds"
          mode="multiple"
          maxCount={10}
          placeholder={t('chooseColleagues')}
          value={[...work.colleagueIds]}
          onChange={(colleagueIds: string[]) => change({ colleagueIds })}
        />
      </Field>
    </>
  );
}
