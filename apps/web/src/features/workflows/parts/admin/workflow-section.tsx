// The section of the workflows in the console: definitions, every process, those that stand still, the control tower (product: workflow).
import { Loading } from '@yijian/ui/states';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { useStuck } from '../../workflow-admin.api.ts';
import { DesignerPage } from '../designer/on-demand.tsx';
import { DefinitionList } from './definition-list.tsx';
import { InstanceList } from './instance-list.tsx';
import type { SectionFrame } from './section-frame.ts';
import { StuckList } from './stuck-list.tsx';

const Tower = lazy(() => import('../tower/tower-section.tsx').then((part) => ({ default: part.TowerSection })));
const tabs = ['definitions', 'allProcesses', 'stuck', 'tower'] as const;

export function WorkflowSection(): ReactNode {
  const t = useWorkflowPhrases();
  const [search, setSearch] = useSearchParams();
  const stuck = useStuck().data?.content.length;
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'definitions';
  const frame: SectionFrame = {
    title: t('console'),
    tabs: tabs.map((key) => ({ key, label: t(key), count: key === 'stuck' ? stuck : undefined })),
    tab,
    onTabChange: (key) => setSearch(key === 'definitions' ? {} : { tab: key }, { replace: true }),
  };
  const designKey = search.get('design');
  if (designKey !== null && hasPermission('admin:workflows:write'))
    return <DesignerPage key={designKey} designKey={designKey} onClose={() => setSearch({})} />;
  if (tab === 'tower')
    return (
      <Suspense fallback={<Loading shape="table" />}>
        <Tower frame={frame} />
      </Suspense>
    );
  if (tab === 'allProcesses') return <InstanceList frame={frame} />;
  return tab === 'stuck' ? (
    <StuckList frame={frame} />
  ) : (
    <DefinitionList frame={frame} onDesign={(design) => setSearch({ design })} />
  );
}
