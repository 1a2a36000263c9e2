// How much waits for the reader to decide, over the own day; for a team it is one of the numbers.
import { Button } from 'antd';
import { Glyph } from '@yijian/ui/icon';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useDecisionCount } from '../dashboards.api.ts';
import { useDashboardPhrases } from '../dashboards.phrases.ts';
import { decisionsPath } from './paths.ts';

export function ToDecide(): ReactNode {
  const t = useDashboardPhrases();
  const format = useFormat();
  const shell = useShell();
  const { data } = useDecisionCount();
  if (data === undefined || data.total === 0) return null;
  return (
    <Button icon={<Glyph icon={ListChecks} />} onClick={() => shell.openTab(decisionsPath)}>
      {t('toDecide', { count: format.count(data.total) })}
    </Button>
  );
}
