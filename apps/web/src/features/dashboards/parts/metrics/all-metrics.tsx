// Opens the contracts of all metrics of the boards, or of the system reports.
import { Glyph } from '@yijian/ui/icon';
import { onDemand } from '@yijian/ui/on-demand';
import { Button } from 'antd';
import { BookOpenText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import type { MetricsOf } from './metric-list.tsx';

const MetricList = onDemand(() => import('./metric-list.tsx').then((part) => part.MetricList));

export function AllMetrics({ of }: { of: MetricsOf }): ReactNode {
  const t = useBoardPhrases();
  const [isListed, setListed] = useState(false);
  return (
    <>
      <Button icon={<Glyph icon={BookOpenText} />} onClick={() => setListed(true)}>
        {t('metrics')}
      </Button>
      {isListed ? <MetricList of={of} onClose={() => setListed(false)} /> : null}
    </>
  );
}
