// Writing a cycle plan: a period, and a goal for each doctor, beginning with what the tiers suggest.
import type { CycleDetail } from '@yijian/contract/visits';
import { Button, DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import { ErrorSummary, Field, FormDrawer } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { DoctorPicker } from '../../../doctors/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { CycleGoals } from './cycle-goals.tsx';
import { useCycleWork } from './use-cycle-work.ts';

export interface CycleFormProps {
  /** The plan that is changed; absent for a new one. */
  readonly cycle?: CycleDetail;
  /** The member of the team a manager sets it for. */
  readonly userId?: string | undefined;
  readonly onClose: () => void;
}

export function CycleForm({ cycle, userId, onClose }: CycleFormProps): ReactNode {
  const t = useVisitPhrases();
  const { work, change, keep, problems, isBusy, isDirty } = useCycleWork({ cycle, userId, onKept: onClose });
  const isSet = userId !== undefined;
  const total = work.goals.reduce((sum, goal) => sum + goal.goal, 0);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(cycle ? 'editCycle' : 'addCycle')}
      dirty={isDirty}
      width={560}
      footer={
        <>
          {isSet ? null : (
            <Button loading={isBusy} onClick={() => keep(false)}>
              {t('saveDraft')}
            </Button>
          )}
          <Button type="primary" loading={isBusy} onClick={() => keep(true)}>
            {t(isSet ? 'setCycle' : 'submitCycle')}
          </Button>
        </>
      }
    >
      <ErrorSummary problems={problems} />
      <Field label={t('cycleName')} id="name" required>
        <Input id="name" maxLength={60} value={work.name} onChange={(event) => change({ name: event.target.value })} />
      </Field>
      <Field label={t('period')} id="endsOn" required>
        <DatePicker.RangePicker
          id="endsOn"
          allowClear={false}
          value={[dayjs(work.startsOn), dayjs(work.endsOn)]}
          onChange={(range) =>
            change({
              startsOn: range?.[0]?.format('YYYY-MM-DD') ?? work.startsOn,
              endsOn: range?.[1]?.format('YYYY-MM-DD') ?? work.endsOn,
            })
          }
        />
      </Field>
      <Field label={t('goals')} extra={t('goalSum', { targets: work.goals.length, total })}>
        <CycleGoals goals={work.goals} onChange={(goals) => change({ goals })} />
      </Field>
      {isSet ? null : (
        <Field label={t('addDoctor')} id="addDoctor">
          <DoctorPicker
            id="addDoctor"
            value={null}
            onChange={(doctor) => {
              if (doctor === null || work.goals.some((goal) => goal.doctorId === doctor.id)) return;
              const one = { doctorId: doctor.id, doctorName: doctor.name, hospitalName: doctor.hospitalName, goal: 1 };
              change({ goals: [one, ...work.goals] });
            }}
          />
        </Field>
      )}
    </FormDrawer>
  );
}
