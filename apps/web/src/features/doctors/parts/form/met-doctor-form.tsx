// A doctor whom somebody met and nobody knows yet: who may be there already is shown before the doctor is asked for.
import { LIKELY_SCORE, type LikelyDoctor } from '@yijian/contract/doctors';
import { ErrorSummary, Field, FormDrawer, type FieldProblem } from '@yijian/ui/form-page';
import { Button, Input, Select } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useFormSending, useOpenProblems } from '../../../../lib/forms/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useSettled } from '../../../../lib/timing/index.ts';
import { useDoctorTitles } from '../../../dictionaries/index.ts';
import { HospitalPicker, useHospitalSearch } from '../../../hospitals/index.ts';
import { useLikely } from '../../doctor-keeping.api.ts';
import { useKeepingPhrases } from '../../doctor-keeping.phrases.ts';
import { DepartmentField } from './department-field.tsx';
import { comparedOf, noWork, type DoctorWork } from './doctor-work.ts';
import { LikelyPanel } from './likely-panel.tsx';
import { useEntryNames } from './use-entry-names.ts';
import '../likeness/likeness.css';

export interface MetDoctor {
  readonly name: string;
  readonly hospitalId: string;
  readonly departmentName: string;
  readonly titleCode?: string;
  /** Why nobody of those who look alike is meant; empty where nobody does. */
  readonly reason: string;
}

export interface MetDoctorFormProps {
  readonly title: string;
  /** What happens after sending. */
  readonly hint: string;
  readonly send: string;
  /** As it was written down. */
  readonly met: { readonly name: string; readonly hospital: string };
  /** What is asked for when the doctor was refused before; a reason is needed then. */
  readonly why?: string | undefined;
  readonly onSend: (doctor: MetDoctor) => Promise<unknown>;
  readonly onUse: (doctor: LikelyDoctor) => void;
  readonly onClose: () => void;
}

const PAUSE_MILLISECONDS = 350;
const LONGEST_KEYWORD = 50;
type Entry = 'name' | 'hospitalId' | 'departmentName' | 'titleCode' | 'reason';

/** Mount it while it is open. */
export function MetDoctorForm({ title, hint, send, met, why, onSend, onUse, onClose }: MetDoctorFormProps): ReactNode {
  const t = useKeepingPhrases();
  const nameOf = useEntryNames();
  const english = useLanguage() === 'en';
  const start = useMemo((): DoctorWork => ({ ...noWork, name: met.name }), [met.name]);
  const [typed, setTyped] = useState<DoctorWork>(start);
  const [isChosen, setChosen] = useState(false);
  // The hospital that is called as it was written, or the only one that is meant, until another one is chosen.
  const { data: hospitals = [] } = useHospitalSearch(met.hospital.slice(0, LONGEST_KEYWORD));
  const only = hospitals.length === 1 ? hospitals[0] : undefined;
  const named = hospitals.find(({ name }) => name === met.hospital) ?? only ?? null;
  const work = useMemo(
    (): DoctorWork => (isChosen || named === null ? typed : { ...typed, hospital: named }),
    [typed, isChosen, named],
  );
  const change = (part: Partial<DoctorWork>): void => setTyped((now) => ({ ...now, ...part }));
  const compared = useSettled(
    useMemo(() => comparedOf(work), [work]),
    PAUSE_MILLISECONDS,
  );
  const likely = useLikely(compared).data;
  const found = compared === null ? undefined : likely;
  const { problems: told, wantsReason, isSending, ask } = useAsking({ onSend, onSent: onClose, why });
  const problems = useOpenProblems(told, work);
  const errorOf = (key: Entry): string | undefined => problems.find(({ field }) => field === key)?.message;
  const asksReason =
    wantsReason ||
    why !== undefined ||
    (found !== undefined && (found.hidden > 0 || found.doctors.some(({ score }) => score >= LIKELY_SCORE)));
  const titles = useDoctorTitles().map((one) => ({
    value: one.code,
    label: english && one.enName ? one.enName : one.name,
  }));
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={title}
      dirty={typed !== start}
      width={640}
      footer={
        <Button type="primary" loading={isSending} onClick={() => ask(work, asksReason)}>
          {send}
        </Button>
      }
    >
      <ErrorSummary problems={problems} />
      <p>{hint}</p>
      <div className="doctor-form-pair">
        <Field label={nameOf('name')} id="name" required error={errorOf('name')}>
          <Input
            id="name"
            maxLength={40}
            value={work.name}
            autoComplete="off"
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field
          label={nameOf('hospitalId')}
          id="hospitalId"
          required
          hint={met.hospital === '' ? undefined : t('hospitalWritten', { hospital: met.hospital })}
          error={errorOf('hospitalId')}
        >
          <HospitalPicker
            id="hospitalId"
            value={work.hospital}
            onChange={(hospital) => {
              setChosen(true);
              change({ hospital });
            }}
          />
        </Field>
        <DepartmentField
          value={work.departmentName}
          error={errorOf('departmentName')}
          onChange={(departmentName) => change({ departmentName })}
        />
        <Field label={nameOf('titleCode')} id="titleCode" error={errorOf('titleCode')}>
          <Select
            id="titleCode"
            allowClear
            value={work.titleCode === '' ? null : work.titleCode}
            options={titles}
            onChange={(value?: string) => change({ titleCode: value ?? '' })}
          />
        </Field>
      </div>
      <LikelyPanel work={work} found={found} onUse={onUse} takesBack={false} />
      {asksReason ? (
        <Field
          label={why ?? t('reason')}
          id="reason"
          required
          hint={t(why === undefined ? 'reasonHint' : 'whyHint')}
          error={errorOf('reason')}
        >
          <Input
            id="reason"
            maxLength={500}
            value={work.reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
        </Field>
      ) : null}
    </FormDrawer>
  );
}

/** Sends the doctor and says what is wrong, beside the fields and summed at the top. */
function useAsking({ onSend, onSent, why }: Pick<MetDoctorFormProps, 'onSend' | 'why'> & { onSent: () => void }) {
  const t = useKeepingPhrases();
  const nameOf = useEntryNames();
  const [wantsReason, setWantsReason] = useState(false);
  const { send, problems, running } = useFormSending({
    named: ([first], message) => named(String(first), message),
    explained: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'doctors.likelyThere') return undefined;
      setWantsReason(true);
      return [named('reason', t(why === undefined ? 'needReason' : 'needWhy'))];
    },
  });
  const named = (field: string, message: string): FieldProblem => ({
    field,
    label: field === 'reason' ? (why ?? t('reason')) : nameOf(field),
    message,
  });
  const missingIn = (work: DoctorWork, asksReason: boolean): FieldProblem[] => [
    ...(work.name.trim().length < 2 ? [named('name', t('needName'))] : []),
    ...(work.hospital === null ? [named('hospitalId', t('needHospital'))] : []),
    ...(work.departmentName.trim() === '' ? [named('departmentName', t('needDepartment'))] : []),
    ...(asksReason && work.reason.trim() === ''
      ? [named('reason', t(why === undefined ? 'needReason' : 'needWhy'))]
      : []),
  ];
  const ask = async (work: DoctorWork, asksReason: boolean): Promise<void> => {
    const sendDoctor = (): Promise<unknown> => {
      const { name, departmentName, titleCode } = work;
      const doctor = { name, hospitalId: work.hospital!.id, departmentName, reason: asksReason ? work.reason : '' };
      return onSend(titleCode === '' ? doctor : { ...doctor, titleCode });
    };
    if (await send('save', sendDoctor, missingIn(work, asksReason))) onSent();
  };
  return {
    ask: (work: DoctorWork, asksReason: boolean) => void ask(work, asksReason),
    problems,
    wantsReason,
    isSending: running !== null,
  };
}
