// Adding or changing a record: a drawer on a desk, a sheet on a phone.
import { Button } from 'antd';
import { ErrorSummary, FormDrawer } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { EntryFieldRow } from './entry-field.tsx';
import { isMissing, type EntryField, type EntryWork } from './entry-fields.ts';
import { useFormPhrases } from './forms.phrases.ts';
import { useFormSending } from './use-form-sending.ts';
import { useOpenProblems } from './use-open-problems.ts';
import { useToast } from './use-toast.ts';
import './forms.css';

export interface EntryFormProps {
  readonly title: string;
  readonly fields: readonly EntryField[];
  readonly start: EntryWork;
  /** Read before the fields are filled. */
  readonly intro?: ReactNode;
  /** Sends the record; what it throws is shown beside the fields. */
  readonly onKeep: (work: EntryWork) => Promise<unknown>;
  /** Said once it is kept, such as 'Create success'. */
  readonly kept: string;
  readonly onClose: () => void;
}

/** Mount it while it is open. */
export function EntryForm({ title, fields, start, intro, onKeep, kept, onClose }: EntryFormProps): ReactNode {
  const t = useFormPhrases();
  const [first] = useState(start);
  const [work, setWork] = useState(first);
  const { keep, isKeeping, ...told } = useKeeping({ fields, onKeep, kept, onClose });
  const problems = useOpenProblems(told.problems, work);
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = asked(fields, work);
  const folded = shown.filter((field) => field.folded === true);
  // A fault is never out of sight.
  const isOpen = isUnfolded || folded.some(({ key }) => problems.some((problem) => problem.field === key));
  const drawn = (field: EntryField): ReactNode => (
    <EntryFieldRow
      key={field.key}
      field={field}
      value={work[field.key]}
      error={problems.find((problem) => problem.field === field.key)?.message}
      onChange={(value) => setWork((now) => ({ ...now, [field.key]: value }))}
    />
  );
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
      <div className="entry-form">
        <ErrorSummary problems={problems} />
        {intro}
        {shown.filter((field) => field.folded !== true).map(drawn)}
        {folded.length > 0 ? (
          <details
            className="entry-form-more"
            open={isOpen}
            onToggle={(event) => setUnfolded(event.currentTarget.open)}
          >
            <summary>{t('moreFields', { count: folded.length })}</summary>
            <div className="entry-form">{folded.map(drawn)}</div>
          </details>
        ) : null}
      </div>
    </FormDrawer>
  );
}

const asked = (fields: readonly EntryField[], work: EntryWork): EntryField[] =>
  fields.filter((field) => field.askedWhen?.(work) ?? true);

function useKeeping({ fields, onKeep, kept, onClose }: Pick<EntryFormProps, 'fields' | 'onKeep' | 'kept' | 'onClose'>) {
  const t = useFormPhrases();
  const toast = useToast();
  const labelOf = (key: string): string => fields.find((field) => field.key === key)?.label ?? key;
  const { send, problems, running } = useFormSending({
    named: ([first], message) => ({ field: String(first), label: labelOf(String(first)), message }),
  });
  const keep = async (work: EntryWork): Promise<void> => {
    const missing = asked(fields, work)
      .filter((field) => isMissing(field, work[field.key]))
      .map(({ key, label }) => ({ field: key, label, message: t('required', { label }) }));
    if (!(await send('save', () => onKeep(work), missing))) return;
    toast.success(kept);
    onClose();
  };
  return { keep, problems, isKeeping: running !== null };
}
