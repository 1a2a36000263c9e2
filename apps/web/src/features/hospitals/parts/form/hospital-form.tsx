// Adding or changing a hospital: a drawer on a desk, a sheet on a phone.
import type { HospitalDetail } from '@yijian/contract/hospitals';
import { Button } from 'antd';
import { ErrorSummary, FormDrawer } from '@yijian/ui/form-page';
import { useMemo, useState, type ReactNode } from 'react';
import { useOpenProblems } from '../../../../lib/forms/index.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { HospitalFields } from './hospital-fields.tsx';
import { workOf, type HospitalWork } from './hospital-work.ts';
import { useKeepHospital } from './use-keep-hospital.ts';

export interface HospitalFormProps {
  /** The hospital that is changed; absent for a new one. */
  readonly hospital?: HospitalDetail;
  readonly onClose: () => void;
}

/** Mount it while it is open. */
export function HospitalForm({ hospital, onClose }: HospitalFormProps): ReactNode {
  const t = useHospitalPhrases();
  const start = useMemo(() => workOf(hospital), [hospital]);
  const [work, setWork] = useState<HospitalWork>(start);
  const change = (part: Partial<HospitalWork>): void => setWork((now) => ({ ...now, ...part }));
  const { keep, isKeeping, ...told } = useKeepHospital(hospital, onClose);
  const problems = useOpenProblems(told.problems, work);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(hospital ? 'editTitle' : 'add')}
      dirty={work !== start}
      width={560}
      footer={
        <Button type="primary" loading={isKeeping} onClick={() => keep(work)}>
          {t('save')}
        </Button>
      }
    >
      <ErrorSummary problems={problems} />
      <HospitalFields work={work} isNew={hospital === undefined} change={change} problems={problems} />
    </FormDrawer>
  );
}
