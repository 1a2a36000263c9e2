// One process, to read, to decide on, to print (specification 2.3, taskManager: process-instance/detail).
import { Button } from 'antd';
import { FileQuestion } from 'lucide-react';
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useShell } from '../../../lib/router/index.ts';
import { PrintSheet } from '../parts/detail/print-sheet.tsx';
import { ProcessView } from '../parts/detail/process-view.tsx';
import { paths } from '../parts/list/paths.ts';
import { useLive } from '../parts/words/use-live.ts';
import { useProcess } from '../workflows.api.ts';
import { useWorkflowPhrases } from '../workflows.phrases.ts';

export default function ProcessDetailScreen(): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  const query = useProcess(id);
  useLive();
  const isFromTodo = search.get('from') === 'todo';
  const go = (next: string, more: Record<string, string> = {}): void =>
    setSearch({ id: next, ...(isFromTodo ? { from: 'todo' } : {}), ...more }, { replace: true });
  if (id === null)
    return (
      <Empty
        icon={FileQuestion}
        title={t('noProcess')}
        action={<Button onClick={() => shell.openTab(paths.mine)}>{t('toMine')}</Button>}
      />
    );
  if (search.get('print') === '1') return <PrintSheet id={id} onBack={() => go(id)} />;
  return (
    <Async query={query} shape="page" failedTitle={t('detailFailed')}>
      {(detail) => (
        <ProcessView
          key={detail.id}
          detail={detail}
          isFromTodo={isFromTodo}
          onGo={go}
          onPrint={() => go(id, { print: '1' })}
          refetch={() => void query.refetch()}
        />
      )}
    </Async>
  );
}
