// Agreeing to several decisions of low risk: which can go together, one opinion, an answer for each (product: batch approve).
import type { DecidingAnswer, Decision } from '@yijian/contract/open-decisions';
import { Button, Input, Modal } from 'antd';
import { StatusBadge } from '@yijian/ui/badge';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../../lib/router/index.ts';
import { useDecide } from '../../../workflow-decisions.api.ts';
import { useWorkflowPhrases } from '../../../workflows.phrases.ts';
import './batch.css';

type Result = DecidingAnswer['results'][number];

export function BatchDialog({ lines, onClose }: { lines: readonly Decision[]; onClose: () => void }): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const batch = useDecide();
  const [comment, setComment] = useState('');
  // The list behind the dialog is asked again meanwhile: what was chosen stays as it was.
  const [chosen] = useState(lines);
  const ready = chosen.filter((line) => line.isBatch);
  const results = batch.data?.results;
  const send = (): void =>
    batch.mutate(
      { body: { items: ready.map(({ kind, id }) => ({ kind, id })), approve: true, reason: comment } },
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
            <li key={`${line.kind}:${line.id}`}>
              <span>{line.title}</span>
              <Answer line={line} result={results?.find(({ kind, id }) => kind === line.kind && id === line.id)} />
            </li>
          ))}
        </ul>
        {results === undefined ? (
          <Field id="batch-comment" label={t('opinion')}>
            <Input.TextArea
              id="batch-comment"
              rows={2}
              maxLength={500}
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

function Answer({ line, result }: { line: Decision; result: Result | undefined }): ReactNode {
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
