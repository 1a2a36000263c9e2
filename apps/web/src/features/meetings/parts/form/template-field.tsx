// The template that agenda, costs and heads begin with; what was written by hand is replaced only when asked.
import type { MeetingTemplate } from '@yijian/contract/meetings';
import { Field } from '@yijian/ui/form-page';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useTemplatePhrases } from '../../meeting-templates.phrases.ts';
import { isWritten, withTemplate, type MeetingWork } from './meeting-work.ts';

interface TemplateFieldProps {
  readonly work: MeetingWork;
  readonly change: (part: Partial<MeetingWork>) => void;
  readonly templates: readonly MeetingTemplate[];
}

export function TemplateField({ work, change, templates }: TemplateFieldProps): ReactNode {
  const t = useTemplatePhrases();
  const shell = useShell();
  const language = useLanguage();
  const offered = templates.filter(({ isEnabled, type }) => isEnabled && type === work.type);
  const nameOf = ({ name, enName }: MeetingTemplate): string => (language === 'en' && enName !== '' ? enName : name);
  const take = async (id: string): Promise<void> => {
    const template = offered.find((one) => one.id === id)!;
    if (!isWritten(work) || (await shell.confirm({ title: t('replace', { name: nameOf(template) }) })))
      change(withTemplate(work, template));
  };
  if (offered.length === 0) return null;
  return (
    <Field label={t('template')} id="template">
      <Select
        id="template"
        value={offered.some(({ id }) => id === work.template?.id) ? work.template!.id : null}
        options={offered.map((template) => ({ value: template.id, label: nameOf(template) }))}
        onChange={(id) => void take(id)}
      />
    </Field>
  );
}
