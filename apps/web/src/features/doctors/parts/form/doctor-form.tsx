// A new doctor: while it is typed, whoever is there already is shown beside it (specification 7.5 doctor/add; product 3.2).
import { useOpenProblems } from '../../../../lib/forms/index.ts';
import { useSettled } from '../../../../lib/timing/index.ts';
import { LIKELY_SCORE, type LikelyDoctor } from '@yijian/contract/doctors';
import { Button, Input } from 'antd';
import { ErrorSummary, Field, FormDrawer } from '@yijian/ui/form-page';
import { useMemo, useState, type ReactNode } from 'react';
import { useLikely } from '../../doctor-keeping.api.ts';
import { useKeepingPhrases } from '../../doctor-keeping.phrases.ts';
import { DoctorFields } from './doctor-fields.tsx';
import { comparedOf, noWork, type DoctorWork } from './doctor-work.ts';
import { LikelyPanel } from './likely-panel.tsx';
import { useEntryNames } from './use-entry-names.ts';
import { useKeepDoctor } from './use-keep-doctor.ts';
import '../likeness/likeness.css';

export interface DoctorFormProps {
  readonly onClose: () => void;
  /** Shows the doctor that was created, or the one that was there. */
  readonly onOpen: (id: string) => void;
}

const PAUSE_MILLISECONDS = 350;

/** Mount it while it is open. */
export function DoctorForm({ onClose, onOpen }: DoctorFormProps): ReactNode {
  const t = useKeepingPhrases();
  const nameOf = useEntryNames();
  const [work, setWork] = useState<DoctorWork>(noWork);
  const change = (part: Partial<DoctorWork>): void => setWork((now) => ({ ...now, ...part }));
  const compared = useSettled(
    useMemo(() => comparedOf(work), [work]),
    PAUSE_MILLISECONDS,
  );
  const likely = useLikely(compared).data;
  const found = compared === null ? undefined : likely;
  const isLikely =
    found !== undefined && (found.hidden > 0 || found.doctors.some(({ score }) => score >= LIKELY_SCORE));
  const opened = (id: string): void => {
    onClose();
    onOpen(id);
  };
  const { keep, isKeeping, wantsReason, ...told } = useKeepDoctor(opened);
  const problems = useOpenProblems(told.problems, work);
  const asksReason = isLikely || wantsReason;
  const line = (key: 'namesake' | 'reason', maxLength: number, required = false): ReactNode => (
    <Field
      label={key === 'reason' ? t('reason') : nameOf(key)}
      id={key}
      required={required}
      hint={t(`${key}Hint`)}
      error={problems.find(({ field }) => field === key)?.message}
    >
      <Input
        id={key}
        maxLength={maxLength}
        value={work[key]}
        onChange={(event) => change({ [key]: event.target.value })}
      />
    </Field>
  );
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('formTitle')}
      dirty={work !== noWork}
      width={640}
      footer={
        <Button type="primary" loading={isKeeping} onClick={() => keep(work, asksReason)}>
          {t(asksReason ? 'saveAnyway' : 'save')}
        </Button>
      }
    >
      <ErrorSummary problems={problems} />
      <DoctorFields work={work} change={change} problems={problems}>
        <LikelyPanel work={work} found={found} onUse={(doctor: LikelyDoctor) => opened(doctor.id)} />
        {asksReason ? (
          <>
            {line('namesake', 20)}
            {line('reason', 500, true)}
          </>
        ) : null}
      </DoctorFields>
    </FormDrawer>
  );
}
