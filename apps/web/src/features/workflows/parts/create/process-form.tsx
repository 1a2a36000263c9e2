// The form of a new process with the approvers to choose and the path ahead (specification 2.3, process-instance/create).
import type { DefinitionDetail } from '@yijian/contract/workflows';
import { Button, Input } from 'antd';
import { Section } from '@yijian/ui/detail-page';
import { Field, FormPage, focusField, type FieldProblem } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { FormFault } from '../../../../lib/api/index.ts';
import { useFormSending } from '../../../../lib/forms/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { checkForm, fieldId, filledIn } from '../form/check-form.ts';
import { FormFields } from '../form/form-fields.tsx';
import { PersonSelect } from '../form/person-select.tsx';
import { paths } from '../list/paths.ts';
import { useNames } from '../words/use-names.ts';
import { PathAhead } from './path-ahead.tsx';
import { useDraft, type Keeping, type Work } from './use-draft.ts';

type Definition = z.infer<typeof DefinitionDetail>;
export interface ProcessFormProps {
  readonly definition: Definition;
  readonly draftId: string | null;
  readonly first: Work;
  readonly onOther: () => void;
}

export function ProcessForm({ definition, draftId, first, onOther }: ProcessFormProps): ReactNode {
  const t = useWorkflowPhrases();
  const names = useNames();
  const shell = useShell();
  const draft = useDraft(definition.key, { id: draftId, work: first });
  const { work, change } = draft;
  const { send, problems, running } = useFormSending<'submit'>({
    named: (path, message) => problemOf(path, { message, form: definition.form, labelOf: names.label }),
  });
  const submit = async (): Promise<void> => {
    const found = [
      ...checkForm(definition.form, work.values, names.label),
      ...missingPeople(definition, work, t('needed')),
    ].map((one) => (one.label === '' ? { ...one, label: t('approvers') } : one));
    const run = async (): Promise<void> => {
      const id = await draft.submit();
      shell.toast.success(t('submitted'));
      shell.closeCurrentTab(paths.detail(id));
    };
    if (!(await send('submit', run, found)) && found[0] !== undefined) focusField(found[0].field);
  };
  return (
    <FormPage
      title={names.named(definition)}
      dirty={draft.keeping.state === 'failed'}
      saved={useKeepingWords(draft.keeping)}
      actions={<Button onClick={onOther}>{t('chooseOther')}</Button>}
      problems={problems}
      problemsTitle={t('problems')}
      rail={
        <PathAhead question={{ definitionKey: definition.key, form: filledIn(work.values), selected: work.selected }} />
      }
      footer={
        <Allowed permission="taskManager:workflows:write">
          <Button loading={draft.keeping.state === 'saving'} onClick={() => void draft.save().catch(() => undefined)}>
            {t('saveDraft')}
          </Button>
          <Button type="primary" loading={running !== null} onClick={() => void submit()}>
            {t('submit')}
          </Button>
        </Allowed>
      }
    >
      <Section title={t('content')}>
        <Field id="process-title" label={t('titleField')} hint={t('titleHint')}>
          <Input
            id="process-title"
            maxLength={200}
            value={work.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <FormFields
          fields={definition.form}
          values={work.values}
          problems={problems}
          onChange={(part) => change({ values: { ...work.values, ...part } })}
        />
      </Section>
      <Approvers definition={definition} work={work} change={change} problems={problems} />
    </FormPage>
  );
}

function useKeepingWords(keeping: Keeping): string | undefined {
  const t = useWorkflowPhrases();
  const format = useFormat();
  if (keeping.state === 'saving') return t('saving');
  if (keeping.state === 'saved') return t('savedAt', { at: format.time(keeping.at) });
  return keeping.state === 'failed' ? t('notSaved', { why: keeping.why }) : undefined;
}

const approverId = (nodeId: string): string => `approver-${nodeId}`;

function missingPeople({ selectable }: Definition, { selected }: Work, message: string): FieldProblem[] {
  return selectable
    .filter(({ nodeId }) => (selected[nodeId] ?? []).length === 0)
    .map(({ nodeId }) => ({ field: approverId(nodeId), label: '', message }));
}

interface Named {
  readonly message: string;
  readonly form: Definition['form'];
  readonly labelOf: (field: Definition['form'][number]) => string;
}

/** The control of a field of the call: `selected.<node>` or `form.<field>`. */
function problemOf(path: FormFault['name'], { message, form, labelOf }: Named): FieldProblem {
  const last = String(path.at(-1));
  const field = form.find((one) => one.name === last);
  return {
    field: path[0] === 'selected' ? approverId(last) : fieldId(last),
    label: field === undefined ? last : labelOf(field),
    message,
  };
}

interface ApproversProps {
  readonly definition: Definition;
  readonly work: Work;
  readonly change: (part: Partial<Work>) => void;
  readonly problems: readonly FieldProblem[];
}

function Approvers({ definition, work, change, problems }: ApproversProps): ReactNode {
  const t = useWorkflowPhrases();
  const names = useNames();
  if (definition.selectable.length === 0) return null;
  return (
    <Section title={t('approvers')}>
      {definition.selectable.map((node) => (
        <Field
          key={node.nodeId}
          id={approverId(node.nodeId)}
          label={t('approversOf', { node: names.named(node) })}
          required
          error={problems.find(({ field }) => field === approverId(node.nodeId))?.message}
        >
          <PersonSelect
            id={approverId(node.nodeId)}
            multiple
            value={work.selected[node.nodeId] ?? []}
            onChange={(ids) => change({ selected: { ...work.selected, [node.nodeId]: ids } })}
          />
        </Field>
      ))}
    </Section>
  );
}
