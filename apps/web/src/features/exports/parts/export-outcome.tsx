// How an export ended, in one word with its colour.
import type { ExportOutcome } from '@yijian/contract/exports';
import { StatusBadge } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useExportPhrases } from '../exports.phrases.ts';

const tones = {
  DELIVERED: 'ok',
  REFUSED_DAY: 'warn',
  REFUSED_ROWS: 'warn',
  REFUSED_APPROVAL: 'warn',
  FAILED: 'bad',
} as const;

export function OutcomeBadge({ outcome }: { outcome: ExportOutcome }): ReactNode {
  const t = useExportPhrases();
  return <StatusBadge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</StatusBadge>;
}
