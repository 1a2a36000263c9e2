// An upload from the file to the commit and back, wherever it is reached: chosen, checked, fixed, committed, undone.
import type { BatchState } from '@yijian/contract/data-models';
import { FormPage } from '@yijian/ui/form-page';
import { Failed, Loading, describeError } from '@yijian/ui/states';
import { Button } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useBatch, useModels } from '../data-models.api.ts';
import { useUploadPhrases } from '../data-models.phrases.ts';
import { BatchButtons } from './batch-buttons.tsx';
import { BatchHistory } from './batch-history.tsx';
import { BatchStateBadge } from './batch-state.tsx';
import { UploadStep } from './upload-step.tsx';
import type { Sent } from './use-upload.ts';
import './data-upload.css';

// The grid of rows comes when there are rows.
const BatchWork = lazy(() => import('./batch-work.tsx').then((part) => ({ default: part.BatchWork })));

const ended: readonly BatchState[] = ['DONE', 'UNDONE', 'CANCELLED', 'FAILED'];

export function UploadPage({ title }: { title: string }): ReactNode {
  const t = useUploadPhrases();
  const [search, setSearch] = useSearchParams();
  const id = search.get('batch');
  const models = useModels();
  const batch = useBatch(id);
  const shown = id === null ? undefined : batch.data?.id === id ? batch.data : undefined;
  const model = models.data?.find((one) => one.id === shown?.model);
  const asked = search.get('model');
  const chosen = asked === null ? {} : { model: asked };
  const open = (next: string | null): void => setSearch(next === null ? chosen : { ...chosen, batch: next });
  const [sent, setSent] = useState<{ readonly id: string; readonly sent: Sent } | null>(null);
  const [mapping, setMapping] = useState<Sent | null>(null);
  const mapAnew = (file: Sent): void => {
    setMapping(file);
    open(null);
  };
  return (
    <FormPage
      title={title}
      badge={shown === undefined ? undefined : <BatchStateBadge state={shown.state} />}
      number={shown?.fileName}
      stepper={stepper(t, shown?.state)}
      rail={<BatchHistory open={id} onOpen={open} />}
      footNote={id === null ? t('next') : undefined}
      footer={
        shown !== undefined && model !== undefined ? (
          <BatchButtons batch={shown} model={model} onAnother={() => open(null)} />
        ) : id === null ? null : (
          <Button onClick={() => open(null)}>{t('another')}</Button>
        )
      }
    >
      {models.error ? (
        <Failed onRetry={models.refetch} {...describeError(models.error)} />
      ) : batch.error && id !== null ? (
        <Failed title={t('batchFailed')} onRetry={batch.refetch} {...describeError(batch.error)} />
      ) : models.data === undefined || (id !== null && shown === undefined) ? (
        <Loading shape="form" />
      ) : shown !== undefined && model !== undefined ? (
        <Suspense fallback={<Loading shape="form" />}>
          <BatchWork batch={shown} model={model} onMap={sent?.id === shown.id ? () => mapAnew(sent.sent) : undefined} />
        </Suspense>
      ) : (
        <UploadStep
          models={models.data}
          asked={asked}
          mapping={mapping}
          onMapping={setMapping}
          onChecked={(batchId, file) => {
            setSent({ id: batchId, sent: file });
            open(batchId);
          }}
        />
      )}
    </FormPage>
  );
}

function stepper(t: ReturnType<typeof useUploadPhrases>, state: BatchState | undefined) {
  const isEnded = state !== undefined && ended.includes(state);
  const steps = [
    { key: 'file', label: t('stepFile') },
    { key: 'check', label: t('stepCheck') },
    { key: 'commit', label: t('stepDone') },
  ];
  const done = new Set(state === undefined ? [] : isEnded ? ['file', 'check'] : ['file']);
  return { steps, done, current: state === undefined ? 'file' : isEnded ? 'commit' : 'check' };
}
