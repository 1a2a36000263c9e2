// The reception rule written down: windows by weekday, place, person, flow, record, what is asked of representatives.
import { windowFaults, type HospitalDetail, type ReceptionRule } from '@yijian/contract/hospitals';
import { Button, Input, InputNumber, Switch } from 'antd';
import { ErrorSummary, Field, FormDrawer, type FieldProblem } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useFormSending } from '../../../../lib/forms/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { editsField } from '../../../../lib/session/index.ts';
import { useSetReception } from '../../hospitals.api.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { WindowFields } from './window-fields.tsx';

export interface ReceptionFormProps {
  readonly hospital: HospitalDetail;
  readonly onClose: () => void;
}

type Change = (part: Partial<ReceptionRule>) => void;

export function ReceptionForm({ hospital, onClose }: ReceptionFormProps): ReactNode {
  const t = useHospitalPhrases();
  const [rule, setRule] = useState<ReceptionRule>(hospital.receptionRule);
  const change: Change = (part) => setRule((now) => ({ ...now, ...part }));
  const { save, saving, problems } = useSaveReception(hospital, onClose);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('setReception')}
      dirty={rule !== hospital.receptionRule}
      width={560}
      footer={
        <Button type="primary" loading={saving} onClick={() => void save(rule)}>
          {t('save')}
        </Button>
      }
    >
      <div className="hospital-form">
        <ErrorSummary problems={problems} />
        <WindowFields windows={rule.windows} problems={problems} onChange={(windows) => change({ windows })} />
        <PlaceFields rule={rule} change={change} problems={problems} />
      </div>
    </FormDrawer>
  );
}

function PlaceFields({
  rule,
  change,
  problems,
}: {
  rule: ReceptionRule;
  change: Change;
  problems: readonly FieldProblem[];
}): ReactNode {
  const t = useHospitalPhrases();
  const line = (key: 'room' | 'contact' | 'appointmentUrl', label: string, maxLength: number): ReactNode => (
    <Field label={label} id={`reception-${key}`} error={problems.find((one) => one.field === key)?.message}>
      <Input
        id={`reception-${key}`}
        maxLength={maxLength}
        value={rule[key]}
        disabled={key === 'contact' && !editsField('hospital.contact')}
        onChange={(event) => change({ [key]: event.target.value })}
      />
    </Field>
  );
  const words = (key: 'flow' | 'record', label: string): ReactNode => (
    <Field label={label} id={`reception-${key}`}>
      <Input.TextArea
        id={`reception-${key}`}
        maxLength={500}
        autoSize={{ minRows: 2, maxRows: 5 }}
        value={rule[key]}
        onChange={(event) => change({ [key]: event.target.value })}
      />
    </Field>
  );
  return (
    <>
      <div className="hospital-form-pair">
        {line('room', t('receptionRoom'), 80)}
        {line('contact', t('receptionContact'), 80)}
      </div>
      {words('flow', t('receptionFlow'))}
      {words('record', t('receptionRecord'))}
      <div className="hospital-switches">
        <label>
          <Switch
            size="small"
            checked={rule.needsAppointment}
            onChange={(needsAppointment) => change({ needsAppointment })}
          />{' '}
          {t('needsAppointment')}
        </label>
        <label>
          <Switch size="small" checked={rule.needsFiling} onChange={(needsFiling) => change({ needsFiling })} />{' '}
          {t('needsFiling')}
        </label>
      </div>
      {rule.needsAppointment ? (
        <div className="hospital-form-pair">
          <Field label={t('noticeDays')} id="reception-notice">
            <InputNumber
              id="reception-notice"
              min={0}
              max={60}
              precision={0}
              value={rule.noticeDays}
              onChange={(noticeDays) => change({ noticeDays: noticeDays ?? 0 })}
            />
          </Field>
          {line('appointmentUrl', t('appointmentUrl'), 200)}
        </div>
      ) : null}
    </>
  );
}

function useSaveReception(hospital: HospitalDetail, onSaved: () => void) {
  const t = useHospitalPhrases();
  const shell = useShell();
  const set = useSetReception();
  const { send, problems, running } = useFormSending({
    named: (path, message) => ({ field: String(path.at(-1)), label: t('reception'), message }),
    elsewhere: 'room',
  });
  const save = async (receptionRule: ReceptionRule): Promise<void> => {
    const faults = windowFaults(receptionRule.windows).map(({ index, other }) => ({
      field: `windows.${index}`,
      label: t('windowNumber', { number: index + 1 }),
      message: other === undefined ? t('endsBeforeStart') : t('overlaps', { times: `${other.from}–${other.to}` }),
    }));
    const body = { receptionRule, updatedAt: hospital.updatedAt };
    if (!(await send('save', () => set.mutateAsync({ params: { id: hospital.id }, body }), faults))) return;
    shell.toast.success(t('changed'));
    onSaved();
  };
  return { save, saving: running !== null, problems };
}
