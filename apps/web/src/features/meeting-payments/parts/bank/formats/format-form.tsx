// One format: how its file is written, how the return file is read, and a sample beside it made by the server.
import type { BankTextFormat, BankTextFormatDraft } from '@yijian/contract/meeting-payments';
import { ErrorSummary, FormDrawer } from '@yijian/ui/form-page';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { fieldFaults } from '../../../../../lib/api/index.ts';
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
  const { keep, isKeeping, error } = useKeeping(format, onClose);
  const change = (part: Partial<FormatWork>): void => setWork((now) => ({ ...now, ...part }));
  const settled = useSettled(work, 400);
  const sample = useFormatSample({ ...draftOf(settled), name: t('sample') });
  const problems = problemsOf(sample.error ?? error);
  const errorOf = (field: string): string | undefined => problems.find((one) => one.field === field)?.message;
  const parts = { work, change, error: errorOf };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(format === undefined ? 'add' : 'edit')}
      dirty={work !== first}
      width={960}
      footer={
        <Button type="primary" loading={isKeeping} onClick={() => keep(draftOf(work))}>
          {t('save')}
        </Button>
      }
    >
      <div className="bank-format">
        <div className="bank-format-parts">
          <ErrorSummary problems={problems} />
          <FormatHead {...parts} isNew={format === undefined} />
          <SentColumns {...parts} />
          <ReturnedColumns {...parts} />
          <FormatReturn {...parts} />
        </div>
        <FormatSample sample={sample.error === null ? sample.data : undefined} />
      </div>
    </FormDrawer>
  );
}

/** Each under the name of its input; what names no field stands at the name. */
function problemsOf(error: Error | null) {
  const faults = fieldFaults(error);
  if (error !== null && faults.length === 0) return [{ field: 'name', label: '', message: error.message }];
  return faults.map(({ name, errors }) => ({ field: name.join('.'), label: '', message: errors[0]! }));
}

function useKeeping(format: BankTextFormat | undefined, onClose: () => void) {
  const t = useFormatPhrases();
  const shell = useShell();
  const [add, update] = [useAddTextFormat(), useChangeTextFormat()];
  const done = {
    onSuccess: () => {
      shell.toast.success(t('kept'));
      onClose();
    },
  };
  const keep = (draft: BankTextFormatDraft): void => {
    if (format === undefined) add.mutate({ body: draft }, done);
    else update.mutate({ params: { id: format.id }, body: { ...draft, version: format.version } }, done);
  };
  return { keep, isKeeping: add.isPending || update.isPending, error: add.error ?? update.error };
}
