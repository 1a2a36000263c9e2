// Agreeing to several low-risk tasks: which can go together, one opinion, an answer for each (product: batch approve).
import type { BatchAnswer, TodoLine } from '@yijian/contract/workflows';
import { Button, Input, Modal } from 'antd';
import { StatusBadge } from '@yijian/ui/badge';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useBatchApprove } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import './batch.css';

type Result = BatchAnswer['results'][number];

export function BatchDialog({ lines, onClose }: { lines: readonly TodoLine[]; onClose: () => void }): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const batch = useBatchApprove();
  const [comment, setComment] = useState('');
  // The list behind the dialog is asked again meanwhile: what was chosen stays as it was.
  const [chosen] = useState(lines);
  const ready = chosen.filter((line) => line.isBatch);
  const results = batch.data?.results;
  const send = (): void =>
    batch.mutate(
      { body: { taskIds: ready.map(({ id }) => id), comment } },
      { onError: (error) => shell.toast.error(error.message) },
    );
  return (
    <Modal
      open
      title={t('batchTitle', { count: ready.length })}
      onCancel={onClose}
      footer={
        results === undefined ? (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="primary" disabled={ready.length === 0} loading={batch.isPending} onClick={send}>
              {t('approve')}
            </Button>
          </>
        ) : (
          <Button type="primary" onClick={onClose}>
            {t('close')}
          </Button>
        )
      }
    >
      <div className="workflow-batch">
        <p role="status">{results === undefined ? t('batchHint') : t('batchDone', countsOf(results))}</p>
        <ul>
          {chosen.map((line) => (
            <li key={line.id}>
              <span>{line.title}</span>
              <Answer line={line} result={results?.find(({ taskId }) => taskId === line.id)} />
            </li>
          ))}
        </ul>
        {results === undefined ? (
          <Field id="batch-comment" label={t('opinion')}>
            <Input.TextArea
              id="batch-comment"
              rows={2}
              maxLength={2000}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          </Field>
        ) : null}
      </div>
    </Modal>
  );
}

const countsOf = (results: readonly Result[]): { done: number; failed: number } => {
  const done = results.filter(({ isDone }) => isDone).length;
  return { done, failed: results.length - done };
};

function Answer({ line, result }: { line: TodoLine; result: Result | undefined }): ReactNode {
  const t = useWorkflowPhrases();
  if (result === undefined)
    return (
      <StatusBadge tone={line.isBatch ? 'primary' : 'neutral'}>
        {t(line.isBatch ? 'batchReady' : 'batchAlone')}
      </StatusBadge>
    );
  if (result.isDone) return <StatusBadge tone="ok">{t('agreed')}</StatusBadge>;
  return (
    <span className="workflow-batch-failed">
      <StatusBadge tone="bad">{result.message}</StatusBadge>
    </span>
  );
}
