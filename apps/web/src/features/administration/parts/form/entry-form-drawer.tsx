// Adding or changing a record of the console: a drawer on a desk, a sheet on a phone.
import { App, Button } from 'antd';
import { ErrorSummary, FormDrawer, type FieldProblem } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { ApiError, fieldFaults, isCancelled } from '../../../../lib/api/index.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { EntryFieldRow } from './entry-field.tsx';
import { isMissing, type EntryField, type EntryWork } from './entry-fields.ts';

export interface EntryFormProps {
  readonly title: string;
  readonly fields: readonly EntryField[];
  readonly start: EntryWork;
  /** Sends the record; what it throws is shown beside the fields. */
  readonly onKeep: (work: EntryWork) => Promise<unknown>;
  /** Said once it is kept, such as 'Create success'. */
  readonly kept: string;
  readonly onClose: () => void;
}

/** Mount it while it is open. */
export function EntryForm({ title, fields, start, onKeep, kept, onClose }: EntryFormProps): ReactNode {
  const t = useAdministrationPhrases();
  const [first] = useState(start);
  const [work, setWork] = useState(first);
  const { keep, problems, isKeeping } = useKeeping({ fields, onKeep, kept, onClose });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={title}
      dirty={work !== first}
      footer={
        <Button type="primary" loading={isKeeping} onClick={() => void keep(work)}>
          {t('save')}
        </Button>
      }
    >
      <div className="console-form">
        <ErrorSummary problems={problems} />
        {asked(fields, work).map((field) => (
          <EntryFieldRow
            key={field.key}
            field={field}
            value={work[field.key]}
            error={problems.find((problem) => problem.field === field.key)?.message}
            onChange={(value) => setWork((now) => ({ ...now, [field.key]: value }))}
          />
        ))}
      </div>
    </FormDrawer>
  );
}

const asked = (fields: readonly EntryField[], work: EntryWork): EntryField[] =>
  fields.filter((field) => field.askedWhen?.(work) ?? true);

function useKeeping({ fields, onKeep, kept, onClose }: Pick<EntryFormProps, 'fields' | 'onKeep' | 'kept' | 'onClose'>) {
  const t = useAdministrationPhrases();
  const { message } = App.useApp();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [isKeeping, setKeeping] = useState(false);
  const labelOf = (key: string): string => fields.find((field) => field.key === key)?.label ?? key;
  const keep = async (work: EntryWork): Promise<void> => {
    const missing = asked(fields, work)
      .filter((field) => isMissing(field, work[field.key]))
      .map(({ key, label }) => ({ field: key, label, message: t('required', { label }) }));
    setProblems(missing);
    if (missing.length > 0) return;
    setKeeping(true);
    try {
      await onKeep(work);
      message.success(kept);
      onClose();
    } catch (error) {
      if (isCancelled(error)) return;
      const found = fieldFaults(error).map((fault) => {
        const key = String(fault.name[0]);
        return { field: key, label: labelOf(key), message: fault.errors.join(' ') };
      });
      setProblems(found);
      if (found.length === 0) message.error(error instanceof ApiError ? error.message : String(error));
    } finally {
      setKeeping(false);
    }
  };
  return { keep, problems, isKeeping };
}
