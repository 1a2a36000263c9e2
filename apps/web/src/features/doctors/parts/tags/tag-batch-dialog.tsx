// Tags many doctors at once: what, how far it is, and back again (product 3.2).
import type { TagBatch, TagBatchDraft } from '@yijian/contract/doctors';
import { Field } from '@yijian/ui/form-page';
import { Button, Modal, Progress, Select } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useTermChoices } from '../../../tags/index.ts';
import { useBatch, useCancelBatch, useRefreshTagged, useStartBatch, useUndoBatch } from '../../tagging.api.ts';
import { useTaggingPhrases } from '../../tagging.phrases.ts';
import './doctor-tags.css';

interface TagBatchDialogProps {
  readonly act: TagBatchDraft['act'];
  /** Which doctors, as the server takes them. */
  readonly which: Pick<TagBatchDraft, 'ids'> | Pick<TagBatchDraft, 'type' | 'filter'>;
  readonly count: number;
  readonly onClose: () => void;
}

export const TagDialog = (props: Omit<TagBatchDialogProps, 'act'>): ReactNode => (
  <TagBatchDialog act="ADD" {...props} />
);
export const UntagDialog = (props: Omit<TagBatchDialogProps, 'act'>): ReactNode => (
  <TagBatchDialog act="REMOVE" {...props} />
);

function TagBatchDialog({ act, which, count, onClose }: TagBatchDialogProps): ReactNode {
  const t = useTaggingPhrases();
  const format = useFormat();
  const { systemGroups } = useTermChoices();
  const [termIds, setTermIds] = useState<string[]>([]);
  const [started, setStarted] = useState<TagBatch>();
  const start = useStartBatch();
  const begin = (): void => start.mutate({ body: { act, termIds, ...which } }, { onSuccess: setStarted });
  const title = t(act === 'ADD' ? 'tagMany' : 'untagMany', { count: format.count(count) });
  if (started !== undefined) return <Running started={started} title={title} onClose={onClose} />;
  return (
    <Modal
      open
      title={title}
      okText={t(act === 'ADD' ? 'give' : 'take')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: termIds.length === 0, loading: start.isPending }}
      onOk={begin}
      onCancel={onClose}
    >
      <Field id="batch-terms" label={t('system')} required>
        <Select
          id="batch-terms"
          mode="multiple"
          maxCount={10}
          showSearch={{ optionFilterProp: 'label' }}
          value={termIds}
          options={systemGroups.map((group) => ({ ...group, options: [...group.options] }))}
          onChange={setTermIds}
          style={{ width: '100%' }}
        />
      </Field>
    </Modal>
  );
}

function Running({ started, title, onClose }: { started: TagBatch; title: string; onClose: () => void }): ReactNode {
  const t = useTaggingPhrases();
  const format = useFormat();
  const batch = useBatch(started.id).data ?? started;
  const undo = useUndoBatch();
  const cancel = useCancelBatch();
  const refresh = useRefreshTagged();
  const { state, done, matched, changed } = batch;
  const isMoving = state === 'RUNNING' || state === 'UNDOING';
  // Lists show what became of the doctors once it is over.
  useEffect(() => {
    if (!isMoving) refresh();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMoving]);
  const params = { id: batch.id };
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={
        <>
          {state === 'RUNNING' ? (
            <Button loading={cancel.isPending} onClick={() => cancel.mutate({ params })}>
              {t('stop')}
            </Button>
          ) : null}
          {state === 'DONE' || state === 'CANCELLED' ? (
            <Button loading={undo.isPending} onClick={() => undo.mutate({ params })}>
              {t('undo')}
            </Button>
          ) : null}
          <Button type="primary" onClick={onClose}>
            {t(isMoving ? 'goOn' : 'close')}
          </Button>
        </>
      }
    >
      <div className="tag-batch" role="status">
        <Progress
          percent={matched === 0 ? 100 : Math.floor((done / matched) * 100)}
          status={isMoving ? 'active' : 'normal'}
          aria-label={title}
        />
        <p className="num">
          {t(`state.${state}`)} · {t('progress', { done: format.count(done), matched: format.count(matched) })} ·{' '}
          {t('changed', { count: format.count(changed) })}
        </p>
      </div>
    </Modal>
  );
}
