// The control tower for those who lead: their own part of the house (product: control tower).
import type { ReactNode } from 'react';
import { useSectionStrip } from '../../../lib/router/index.ts';
import { TowerSection } from '../parts/tower/tower-section.tsx';
import { useWorkflowPhrases } from '../workflows.phrases.ts';

export default function ControlTowerScreen(): ReactNode {
  const t = useWorkflowPhrases();
  return <TowerSection frame={{ title: t('tower'), ...useSectionStrip() }} />;
}
