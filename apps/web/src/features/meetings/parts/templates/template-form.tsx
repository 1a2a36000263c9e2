// One template: what it is called, whom it is for, its agenda and its costs line by line.
import {
  meetingFormats,
  meetingTypes,
  type MeetingTemplate,
  type MeetingTemplateDraft,
} from '@yijian/contract/meetings';
import { ErrorSummary, Field, FormDrawer } from '@yijian/ui/form-page';
import { Button, Checkbox, Input, InputNumber, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { fieldFaults } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddTemplate, useChangeTemplate } from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { useTemplatePhrases } from '../../meeting-templates.phrases.ts';
import { TemplateAgenda, TemplateCosts } from './template-lines.tsx';
import { draftOf, workOf, type TemplateWork } from './template-work.ts';
import '../form/form-lines.css';

interface TemplateFormProps {
  readonly template?: MeetingTemplate;
  readonly onClose: () => void;
}

export function TemplateForm({ template, onClose }: TemplateFormProps): ReactNode {
  const t = useTemplatePhrases();
  const [first] = useState(() => workOf(template));
  const [work, setWork] = useState(first);
  const { keep, isKeeping, error } = useKeeping(template, onClose);
  const change = (part: Partial<TemplateWork>): void => setWork((now) => ({ ...now, ...part }));
  const faults = fieldFaults(error);
  const problems = faults.map(({ name, errors }) => ({ field: String(name[0]), label: '', message: errors[0]! }));
  const whole = error !== null && faults.length === 0 ? [{ field: 'name', label: '', message: error.message }] : [];
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(template === undefined ? 'add' : 'edit')}
      dirty={work !== first}
      width={760}
      footer={
        <Button type="primary" loading={isKeeping} onClick={() => keep(draftOf(work))}>
          {t('save')}
        </Button>
      }
    >
      <div className="meeting-lines">
        <ErrorSummary problems={[...problems, ...whole]} />
        <Head
          work={work}
          change={change}
          error={(field) => problems.find((problem) => problem.field === field)?.message}
        />
        <TemplateAgenda items={work.agenda} onChange={(agenda) => change({ agenda })} />
        <TemplateCosts costs={work.costs} onChange={(costs) => change({ costs })} />
      </div>
    </FormDrawer>
  );
}

function useKeeping(template: MeetingTemplate | undefined, onClose: () => void) {
  const t = useTemplatePhrases();
  const shell = useShell();
  const [add, update] = [useAddTemplate(), useChangeTemplate()];
  const done = {
    onSuccess: () => {
      shell.toast.success(t('kept'));
      onClose();
    },
  };
  const keep = (draft: MeetingTemplateDraft): void => {
    if (template === undefined) add.mutate({ body: draft }, done);
    else update.mutate({ params: { id: template.id }, body: { ...draft, version: template.version } }, done);
  };
  return { keep, isKeeping: add.isPending || update.isPending, error: add.error ?? update.error };
}

interface HeadProps {
  readonly work: TemplateWork;
  readonly change: (part: Partial<TemplateWork>) => void;
  readonly error: (field: string) => string | undefined;
}

function Head({ work, change, error }: HeadProps): ReactNode {
  const t = useTemplatePhrases();
  const words = useMeetingPhrases();
  return (
    <div className="meeting-fields">
      <Field label={t('name')} id="name" required error={error('name')}>
        <Input id="name" maxLength={60} value={work.name} onChange={(event) => change({ name: event.target.value })} />
      </Field>
      <Field label={t('enName')} id="enName" error={error('enName')}>
        <Input
          id="enName"
          maxLength={80}
          value={work.enName}
          onChange={(event) => change({ enName: event.target.value })}
        />
      </Field>
      <Field label={t('type')} id="type" required error={error('type')}>
        <Select
          id="type"
          value={work.type}
          options={meetingTypes.map((value) => ({ value, label: words(`type.${value}`) }))}
          onChange={(type) => change({ type })}
        />
      </Field>
      <Field label={t('format')} id="format" required error={error('format')}>
        <Select
          id="format"
          value={work.format}
          options={meetingFormats.map((value) => ({ value, label: words(`format.${value}`) }))}
          onChange={(format) => change({ format })}
        />
      </Field>
      <Field label={t('guests')} id="expectedGuests" required error={error('expectedGuests')}>
        <InputNumber
          id="expectedGuests"
          min={0}
          max={100_000}
          value={work.expectedGuests}
          onChange={(value) => change({ expectedGuests: value ?? 0 })}
        />
      </Field>
      <Field label={t('staff')} id="expectedStaff" required error={error('expectedStaff')}>
        <InputNumber
          id="expectedStaff"
          min={0}
          max={10_000}
          value={work.expectedStaff}
          onChange={(value) => change({ expectedStaff: value ?? 0 })}
        />
      </Field>
      <Checkbox checked={work.isEnabled} onChange={(event) => change({ isEnabled: event.target.checked })}>
        {t('enabled')}
      </Checkbox>
    </div>
  );
}
