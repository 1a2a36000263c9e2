// Adding an academic record by hand: each kind with its own fields, faults beside them (specification 2.5, 3; product 3.3).
import { ErrorSummary, Field, FormDrawer } from '@yijian/ui/form-page';
import { App, Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { fieldFaults } from '../../../../../lib/api/index.ts';
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

type Errors = Partial<Record<RecordField, string>>;

export function RecordForm({ doctorId, kind: first, onClose }: RecordFormProps): ReactNode {
  const t = useRecordFormPhrases();
  const label = useRecordLabel();
  const [kind, setKind] = useState(first);
  const [values, setValues] = useState<RecordValues>({});
  const { errors, save, isSaving, touch } = useSave(doctorId, onClose);
  const change = (field: RecordField, value: string): void => {
    setValues((before) => ({ ...before, [field]: value }));
    touch(field);
  };
  const problems = fieldsOf[kind].flatMap((field) =>
    errors[field] === undefined ? [] : [{ field: idOf(field), label: label(kind, field), message: errors[field] }],
  );
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
          error={errors[field]}
          onChange={(value) => change(field, value)}
        />
      ))}
    </FormDrawer>
  );
}

/** Sends what stands before its own look; what the server finds is named at its field. */
function useSave(doctorId: string, onSaved: () => void) {
  const t = useRecordFormPhrases();
  const { message } = App.useApp();
  const [errors, setErrors] = useState<Errors>({});
  const add = useAddRecord(() => {
    void message.success(t('added'));
    onSaved();
  });
  const save = (kind: ManualKind, values: RecordValues): void => {
    const faults = Object.entries(faultsOf(kind, values)).map(([field, fault]) => [field, t(fault)]);
    setErrors(Object.fromEntries(faults) as Errors);
    if (faults.length > 0) return;
    add.mutate(
      { body: recordOf(doctorId, kind, values) },
      {
        onError: (error) => {
          const found = fieldFaults(error).map((fault) => [
            fault.name.find((part) => typeof part === 'string' && part !== 'details'),
            fault.errors.join(' '),
          ]);
          setErrors(Object.fromEntries(found) as Errors);
        },
      },
    );
  };
  const touch = (field: RecordField): void => setErrors(({ [field]: _gone, ...others }) => others);
  return { errors, save, isSaving: add.isPending, touch };
}
