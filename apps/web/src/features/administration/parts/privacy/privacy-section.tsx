// Privacy in the console: who saw which number whole, and the texts that consents rest on (specification 6; PIPL).
import { Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { RevealLog } from './reveal-log.tsx';
import { TextList } from './text-list.tsx';

type Shown = 'reveals' | 'texts';

export function PrivacySection(): ReactNode {
  const t = useAdministrationPhrases();
  const [shown, setShown] = useState<Shown>('reveals');
  const mayRead = hasPermission('admin:consents:read');
  return (
    <>
      {mayRead ? (
        <div className="console-tabs">
          <Segmented
            value={shown}
            onChange={(next: Shown) => setShown(next)}
            options={[
              { value: 'reveals', label: t('reveals') },
              { value: 'texts', label: t('consentTexts') },
            ]}
          />
        </div>
      ) : null}
      {shown === 'texts' ? <TextList /> : <RevealLog />}
    </>
  );
}
