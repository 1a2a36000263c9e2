// The templates of the enterprise, for its office: all of them, those switched off as well.
import type { MeetingTemplate } from '@yijian/contract/meetings';
import { FormDrawer } from '@yijian/ui/form-page';
import { StatusBadge } from '@yijian/ui/badge';
import { Async, Empty } from '@yijian/ui/states';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useTemplates } from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { useTemplatePhrases } from '../../meeting-templates.phrases.ts';
import { TemplateForm } from './template-form.tsx';
import './templates.css';

export function Templates({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTemplatePhrases();
  const [shown, setShown] = useState<MeetingTemplate | 'new' | null>(null);
  return (
    <>
      <FormDrawer
        open
        onClose={onClose}
        title={t('templates')}
        width={560}
        footer={
          <Button type="primary" onClick={() => setShown('new')}>
            {t('add')}
          </Button>
        }
      >
        <p className="meeting-template-note">{t('definition')}</p>
        <TemplateList onOpen={setShown} />
      </FormDrawer>
      {shown === null ? null : (
        <TemplateForm
          key={shown === 'new' ? 'new' : shown.id}
          {...(shown === 'new' ? {} : { template: shown })}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

function TemplateList({ onOpen }: { onOpen: (template: MeetingTemplate) => void }): ReactNode {
  const t = useTemplatePhrases();
  const words = useMeetingPhrases();
  const format = useFormat();
  const language = useLanguage();
  return (
    <Async query={useTemplates()} shape="form" failedTitle={t('failed')}>
      {(templates) =>
        templates.length === 0 ? (
          <Empty reason={t('none')} />
        ) : (
          <ul className="meeting-templates" aria-label={t('templates')}>
            {templates.map((template) => (
              <li key={template.id}>
                <button type="button" onClick={() => onOpen(template)}>
                  <span>
                    <strong>{language === 'en' && template.enName !== '' ? template.enName : template.name}</strong>
                    <small>
                      {t('line', {
                        type: words(`type.${template.type}`),
                        minutes: format.count(template.agenda.reduce((sum, { minutes }) => sum + minutes, 0)),
                        costs: template.costs.length,
                        heads: template.expectedGuests + template.expectedStaff,
                      })}
                    </small>
                  </span>
                  <StatusBadge tone={template.isEnabled ? 'ok' : 'neutral'}>
                    {t(template.isEnabled ? 'enabled' : 'disabled')}
                  </StatusBadge>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </Async>
  );
}
