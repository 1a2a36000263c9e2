// Stands where a screen is still to come, under its own name (look and feel, four states).
import type { Bilingual } from '@yijian/contract/core';
import type { ReactNode } from 'react';
import { PlannedPage } from '@yijian/ui/planned-page';
import { useBilingual } from '../../lib/i18n/index.ts';
import { useAppPhrases } from '../words/app.phrases.ts';

export function PlannedScreen({ titles }: { titles: Bilingual }): ReactNode {
  const t = useAppPhrases();
  const say = useBilingual();
  return <PlannedPage title={say(titles)} sentence={t('planned')} />;
}
