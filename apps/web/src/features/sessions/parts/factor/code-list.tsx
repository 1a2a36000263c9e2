// Recovery codes, shown once.
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { usePersonalPhrases } from '../../personal.phrases.ts';

export function CodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }): ReactNode {
  const t = usePersonalPhrases();
  return (
    <>
      <h3>{t('codesTitle')}</h3>
      <p className="personal-hint">{t('codesOnce')}</p>
      <ul className="personal-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button type="primary" onClick={onKept}>
        {t('codesKept')}
      </Button>
    </>
  );
}
