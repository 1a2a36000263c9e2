// The second step: what the check found, the rows that need a hand, and how it went.
import type { DataModel } from '@yijian/contract/data-models';
import { KpiTile } from '@yijian/ui/dashboard-tile';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../lib/format/index.ts';
import { useCancelBatch, type ShownBatch } from '../data-models.api.ts';
import { useUploadPhrases } from '../data-models.phrases.ts';
import { FaultGroups } from './groups/fault-groups.tsx';
import { BatchRows } from './rows/batch-rows.tsx';
import { WorkProgress } from './work-progress.tsx';

export interface BatchWorkProps {
  readonly batch: ShownBatch;
  readonly model: DataModel;
  /** Maps the columns of the file anew, while it is at hand. */
  readonly onMap?: (() => void) | undefined;
}

export function BatchWork({ batch, model, onMap }: BatchWorkProps): ReactNode {
  const t = useUploadPhrases();
  const format = useFormat();
  const isWorking = (batch.state === 'VALIDATING' || batch.state === 'COMMITTING') && !batch.isInterrupted;
  const mayMap = onMap !== undefined && batch.actions.includes('cancel');
  const cancel = useCancelBatch();
  const map = (): void => cancel.mutate({ params: { id: batch.id } }, { onSuccess: () => onMap?.() });
  const done = batch.state === 'COMMITTING' ? (batch.doneRows ?? 0) : batch.rowCount;
  return (
    <>
      {batch.isInterrupted ? <Alert type="warning" showIcon title={t('interrupted')} /> : null}
      {isWorking ? (
        <WorkProgress
          label={batch.state === 'COMMITTING' ? t('storing') : t('checking')}
          done={done}
          total={batch.totalRows ?? undefined}
        />
      ) : null}
      {batch.state === 'DONE' ? (
        <Alert
          type="success"
          showIcon
          title={t('committed')}
          description={t('doneText', {
            created: format.count(batch.createdCount),
            updated: format.count(batch.updatedCount),
          })}
        />
      ) : null}
      <Figures batch={batch} />
      {batch.unknownColumns.length === 0 ? null : (
        <Alert
          type="info"
          showIcon
          title={t('unknownColumns', { columns: joined(batch.unknownColumns) })}
          action={
            mayMap ? (
              <Button size="small" loading={cancel.isPending} onClick={map}>
                {t('mapColumns')}
              </Button>
            ) : undefined
          }
        />
      )}
      {batch.actions.includes('fix') && batch.faultCount > 0 ? <FaultGroups batch={batch} model={model} /> : null}
      {batch.state === 'CANCELLED' || isWorking ? null : <BatchRows key={batch.id} batch={batch} model={model} />}
    </>
  );
}

function Figures({ batch }: { batch: ShownBatch }): ReactNode {
  const t = useUploadPhrases();
  const format = useFormat();
  return (
    <div className="upload-figures">
      <KpiTile title={t('rows')} value={format.count(batch.rowCount)} note={batch.encoding ?? ''} />
      <KpiTile title={t('valid')} value={format.count(batch.validCount)} note={t('validNote')} />
      <KpiTile title={t('faulty')} value={format.count(batch.faultCount)} note={t('faultyNote')} />
      <KpiTile title={t('duplicates')} value={format.count(batch.duplicateCount)} note={t('duplicateNote')} />
    </div>
  );
}
