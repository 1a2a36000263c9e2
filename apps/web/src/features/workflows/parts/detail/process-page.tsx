// One process on the page of another room: its record stands above the form of the process.
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useProcess } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { useLive } from '../words/use-live.ts';
import { ProcessView } from './process-view.tsx';

export interface ProcessPageProps {
  readonly id: string;
  /** Called when the process may have moved on. */
  readonly onDecided: () => void;
  /** The record that is decided. */
  readonly children: ReactNode;
}

export function ProcessPage({ id, onDecided, children }: ProcessPageProps): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const query = useProcess(id);
  useLive();
  return (
    <Async query={query} shape="page" failedTitle={t('detailFailed')}>
      {(detail) => (
        <ProcessView
          key={detail.id}
          detail={detail}
          record={children}
          isFromTodo={false}
          onGo={(next) => shell.openTab(`/taskManager/process-instance/detail?id=${next}`)}
          onPrint={() => window.print()}
          onDecided={onDecided}
          refetch={() => void query.refetch()}
        />
      )}
    </Async>
  );
}
