// What a new process begins with: a template, or a process that exists.
import { workflowTemplates as templates, type WorkflowTemplate } from '@yijian/contract/workflows';
import { Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useExisting } from '../../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { useNames } from '../../words/use-names.ts';

/** A template by its name, or the key of a definition behind `copy:`. */
export type Beginning = WorkflowTemplate | `copy:${string}`;

export function TemplateSelect({ value, onChange }: { value: Beginning; onChange: (value: Beginning) => void }) {
  const t = useDesignerPhrases();
  const names = useNames();
  const existing = useExisting().data?.content ?? [];
  const own = templates.find((one) => one === value);
  const hint: ReactNode = own === undefined ? t('copyHint') : t(`templateHint.${own}`);
  return (
    <Field id="new-template" label={t('beginWith')} hint={hint}>
      <Select<Beginning>
        id="new-template"
        style={{ width: '100%' }}
        showSearch={{ optionFilterProp: 'label' }}
        value={value}
        options={[
          { label: t('templates'), options: templates.map((one) => ({ value: one, label: t(`template.${one}`) })) },
          {
            label: t('existing'),
            options: existing.map((one) => ({ value: `copy:${one.key}` as const, label: names.named(one) })),
          },
        ]}
        onChange={onChange}
      />
    </Field>
  );
}
