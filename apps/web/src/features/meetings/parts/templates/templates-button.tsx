// The office opens its templates from the list of applications; they are loaded when they are opened.
import { onDemand } from '@yijian/ui/on-demand';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';

const Templates = onDemand(() => import('./templates.tsx').then((part) => part.Templates));

export function TemplatesButton(): ReactNode {
  const t = useMeetingPhrases();
  const [isOpen, setOpen] = useState(false);
  if (!hasPermission('meeting:templates:write')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('templates')}</Button>
      {isOpen ? <Templates onClose={() => setOpen(false)} /> : null}
    </>
  );
}
