// Adding an academic record by hand: each kind with its own fields, faults beside them (specification 2.5, 3; product 3.3).
import { ErrorSummary, Field, FormDrawer } from '@yijian/ui/form-page';
import { App, Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormSending, useOpenProblems } from '../../../../../lib/forms/index.ts';
import { useAddRecord } from '../../../profile.api.ts';
import { useRecordFormPhrases } from '../../../record-form.phrases.ts';
import { RecordControl, idOf, useRecordLabel } from './record-control.tsx';
import {
  faultsOf,
  fieldsOf,
  manualKinds,
  recordOf,
  type ManualKind,
  type RecordField,
  type RecordValues,
} from './record-kinds.ts';

export interface RecordFormProps {
  readonly doctorId: string;
  readonly kind: ManualKind;
  readonly onClose: () => void;
}

export function RecordForm({ doctorId, kind: first, onClose }: RecordFormProps): ReactNode {
  const t = useRecordFormPhrases();
  const label = useRecordLabel();
  const [kind, setKind] = useState(first);
  const [values, setValues] = useState<RecordValues>({});
  const { save, isSaving, ...told } = useSave(doctorId, onClose);
  const open = useOpenProblems(told.problems, values);
  const errorOf = (field: RecordField): string | undefined => open.find((one) => one.field === field)?.message;
  const problems = fieldsOf[kind].flatMap((field) => {
    const error = errorOf(field);
    return error === undefined ? [] : [{ field: idOf(field), label: label(kind, field), message: error }];
  });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('add')}
      width={480}
      dirty={Object.values(values).some((value) => value !== '')}
      footer={
        <Button type="primary" loading={isSaving} onClick={() => save(kind, values)}>
          {t('save')}
        </Button>
      }
    >
      <ErrorSummary problems={problems} />
      <Field id="record-kind" label={t('kind')} required hint={t('standing')}>
        <Select
          id="record-kind"
          style={{ width: '100%' }}
          value={kind}
          options={manualKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={setKind}
        />
      </Field>
      {fieldsOf[kind].map((field) => (
        <RecordControl
          key={`${kind} ${field}`}
          kind={kind}
          field={field}
          value={values[field] ?? ''}
          error={errorOf(field)}
          onChange={(value) => setValues((before) => ({ ...before, [field]: value }))}
        />
      ))}
    </FormDrawer>
  );
}

/** Sends what stands before its own look; what the server finds is named at its field. */
function useSave(doctorId: string, onSaved: () => void) {
  const t = useRecordFormPhrases();
  const { message } = App.useApp();
  const add = useAddRecord(() => {
    void message.success(t('added'));
    onSaved();
  });
  const { send, problems, running } = useFormSending({
    named: (path, words) => ({ field: String(path.find((part) => part !== 'details')), label: '', message: words }),
  });
  const save = (kind: ManualKind, values: RecordValues): void => {
    const missing = Object.entries(faultsOf(kind, values)).map(([field, fault]) => ({
      field,
      label: '',
      message: t(fault),
    }));
    void send('save', () => add.mutateAsync({ body: recordOf(doctorId, kind, values) }), missing);
  };
  return { problems, save, isSaving: running !== null };
}
