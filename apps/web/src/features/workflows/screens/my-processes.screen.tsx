// My processes and what was copied to me (specification 2.3, taskManager: myProcess).
import { Button, Segmented } from 'antd';
import { Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { BottomBar } from '@yijian/ui/phone';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSectionStrip, useShell } from '../../../lib/router/index.ts';
import { Allowed } from '../../../lib/session/index.ts';
import { CopyList } from '../parts/list/copy-list.tsx';
import { OwnList } from '../parts/list/own-list.tsx';
import { paths } from '../parts/list/paths.ts';
import { useLive } from '../parts/words/use-live.ts';
import { useWorkflowPhrases } from '../workflows.phrases.ts';

export default function MyProcessesScreen(): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const [search, setSearch] = useSearchParams();
  useLive();
  const part = search.get('tab') === 'copied' ? 'copied' : 'started';
  const open = (): void => shell.openTab(paths.create);
  const frame = {
    ...useSectionStrip(),
    above: (
      <div className="workflow-parts">
        <Segmented
          aria-label={t('myProcesses')}
          options={[
            { value: 'started', label: t('started') },
            { value: 'copied', label: t('copied') },
          ]}
          value={part}
          onChange={(next) => setSearch(next === 'copied' ? { tab: 'copied' } : {}, { replace: true })}
        />
      </div>
    ),
    actions: (
      <Allowed permission="taskManager:workflows:write">
        <Button type="primary" icon={<Glyph icon={Plus} />} onClick={open}>
          {t('start')}
        </Button>
      </Allowed>
    ),
    phoneBar: (
      <Allowed permission="taskManager:workflows:write">
        <BottomBar primary={{ key: 'start', label: t('start'), icon: Plus, onClick: open }} />
      </Allowed>
    ),
  };
  return part === 'copied' ? <CopyList frame={frame} /> : <OwnList frame={frame} />;
}
