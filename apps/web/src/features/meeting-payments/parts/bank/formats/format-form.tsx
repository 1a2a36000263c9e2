// One format: how its file is written, how the return file is read, and a sample beside it made by the server.
import type { BankTextFormat } from '@yijian/contract/meeting-payments';
import { ErrorSummary, FormDrawer, type FieldProblem } from '@yijian/ui/form-page';
import { Button, Checkbox } from 'antd';
import { useState, type ReactNode } from 'react';
import { fieldFaults, type FormFault } from '../../../../../lib/api/index.ts';
import { useFormSending } from '../../../../../lib/forms/index.ts';
import { useShell } from '../../../../../lib/router/index.ts';
import { useSettled } from '../../../../../lib/timing/index.ts';
import { useFormatPhrases } from '../../../bank-formats.phrases.ts';
import { useAddTextFormat, useChangeTextFormat, useFormatSample } from '../../../meeting-payments.api.ts';
import { ReturnedColumns, SentColumns } from './format-columns.tsx';
import { FormatHead, FormatReturn } from './format-fields.tsx';
import { FormatSample } from './format-sample.tsx';
import { draftOf, workOf, type FormatWork } from './format-work.ts';
import './formats.css';

interface FormatFormProps {
  readonly format?: BankTextFormat;
  readonly onClose: () => void;
}

export function FormatForm({ format, onClose }: FormatFormProps): ReactNode {
  const t = useFormatPhrases();
  const [first] = useState(() => workOf(format, (field) => t(`field.${field}`)));
  const [work, setWork] = useState(first);
  const [isEnabled, setEnabled] = useState(format?.isEnabled ?? true);
  const shell = useShell();
  const [add, update] = [useAddTextFormat(), useChangeTextFormat()];
  const sending = useFormSending({ named, elsewhere: 'name' });
  const change = (part: Partial<FormatWork>): void => setWork((now) => ({ ...now, ...part }));
  const settled = useSettled(work, 400);
  const sample = useFormatSample({ ...draftOf(settled), name: t('sample') });
  const problems = sample.error === null ? sending.problems : draftFaults(sample.error);
  const errorOf = (field: string): string | undefined => problems.find((one) => one.field === field)?.message;
  const parts = { work, change, error: errorOf };
  const keep = async (): Promise<void> => {
    const body = draftOf(work);
    const isKept = await sending.send('save', () =>
      format === undefined
        ? add.mutateAsync({ body })
        : update.mutateAsync({ params: { id: format.id }, body: { ...body, isEnabled, version: format.version } }),
    );
    if (!isKept) return;
    shell.toast.success(t('kept'));
    onClose();
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(format === undefined ? 'add' : 'edit')}
      dirty={work !== first || isEnabled !== (format?.isEnabled ?? true)}
      width={960}
      footer={
        <Button type="primary" loading={sending.running !== null} onClick={() => void keep()}>
          {t('save')}
        </Button>
      }
    >
      <div className="bank-format">
        <div className="bank-format-parts">
          <ErrorSummary problems={problems} />
          <FormatHead {...parts} isNew={format === undefined} />
          {format === undefined ? null : (
            <Checkbox checked={isEnabled} onChange={(event) => setEnabled(event.target.checked)}>
              {t('isEnabled')}
            </Checkbox>
          )}
          <SentColumns {...parts} />
          <ReturnedColumns {...parts} />
          <FormatReturn {...parts} />
        </div>
        <FormatSample sample={sample.error === null ? sample.data : undefined} />
      </div>
    </FormDrawer>
  );
}

/** Faults of the draft itself: each under the name of its input, what names no field at the name. */
function draftFaults(error: Error | null): FieldProblem[] {
  const faults = fieldFaults(error);
  if (error !== null && faults.length === 0) return [named(['name'], error.message)];
  return faults.map(({ name, errors }) => named(name, errors[0]!));
}

function named(path: FormFault['name'], message: string): FieldProblem {
  return { field: path.join('.'), label: '', message };
}
