// What stands while enterprise, user and menus load: the mark, breathing (specification 2.1).
import type { ReactNode } from 'react';
import { LogoMark } from '@yijian/ui/brand';
import { useAppPhrases } from '../words/app.phrases.ts';
import './screens.css';

export function StartingPage(): ReactNode {
  const t = useAppPhrases();
  return (
    <div className="screen-starting" role="status" aria-label={t('starting')}>
      <LogoMark size={48} />
    </div>
  );
}
