// What can be done with an upload now, each asked before it happens.
import type { DataModel } from '@yijian/contract/data-models';
import { Glyph } from '@yijian/ui/icon';
import { Button, Checkbox } from 'antd';
import { Download, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { download } from '../../../lib/api/index.ts';
import { useFormat } from '../../../lib/format/index.ts';
import { useBilingual } from '../../../lib/i18n/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useCancelBatch, useSaveData, useUndo, type ShownBatch } from '../data-models.api.ts';
import { useUploadPhrases } from '../data-models.phrases.ts';
import { useUploadDoor } from '../upload-door.api.ts';
import { FirstPasswords } from './first-passwords.tsx';
import { useAsk } from './use-ask.ts';

export interface BatchButtonsProps {
  readonly batch: ShownBatch;
  readonly model: DataModel;
  readonly onAnother: () => void;
}

export function BatchButtons({ batch, model, onAnother }: BatchButtonsProps): ReactNode {
  const t = useUploadPhrases();
  const { calls, write } = useUploadDoor();
  const mayWrite = hasPermission(write);
  const failed = batch.faultCount + batch.duplicateCount;
  const getFailed = (): void => {
    const args = { params: { id: batch.id }, query: {} };
    download(calls.downloadFailed, args, { errorMessage: true }).catch(() => undefined);
  };
  return (
    <div className="upload-buttons">
      <Button onClick={onAnother}>{t('another')}</Button>
      {failed > 0 && batch.state !== 'CANCELLED' ? (
        <Button icon={<Glyph icon={Download} />} onClick={getFailed}>
          {t('downloadFailed')}
        </Button>
      ) : null}
      {mayWrite && batch.actions.includes('cancel') ? <CancelButton batch={batch} /> : null}
      {mayWrite && batch.actions.includes('undo') ? <UndoButton batch={batch} /> : null}
      {batch.model === 'users' && batch.state === 'DONE' && batch.createdCount > 0 ? (
        <FirstPasswords batch={batch} />
      ) : null}
      {mayWrite && batch.actions.includes('commit') ? <CommitButton batch={batch} model={model} /> : null}
    </div>
  );
}

function CancelButton({ batch }: { batch: ShownBatch }): ReactNode {
  const t = useUploadPhrases();
  const { confirm } = useAsk();
  const cancel = useCancelBatch();
  const ask = async (): Promise<void> => {
    const agreed = await confirm({
      title: t('cancelTitle'),
      content: t('cancelText'),
      okText: t('cancelBatch'),
      danger: true,
    });
    if (agreed) cancel.mutate({ params: { id: batch.id } });
  };
  return (
    <Button loading={cancel.isPending} onClick={() => void ask()}>
      {t('cancelBatch')}
    </Button>
  );
}

function UndoButton({ batch }: { batch: ShownBatch }): ReactNode {
  const t = useUploadPhrases();
  const format = useFormat();
  const { confirm, succeeded } = useAsk();
  const undo = useUndo();
  const ask = async (): Promise<void> => {
    const counts = { created: format.count(batch.createdCount), updated: format.count(batch.updatedCount) };
    const agreed = await confirm({
      title: t('undoTitle'),
      content: t('undoText', counts),
      okText: t('undo'),
      danger: true,
    });
    if (!agreed) return;
    undo.mutate({ params: { id: batch.id } }, { onSuccess: () => succeeded(t('undone')) });
  };
  return (
    <Button danger icon={<Glyph icon={Undo2} />} loading={undo.isPending} onClick={() => void ask()}>
      {t('undo')}
    </Button>
  );
}

function CommitButton({ batch, model }: { batch: ShownBatch; model: DataModel }): ReactNode {
  const t = useUploadPhrases();
  const say = useBilingual();
  const format = useFormat();
  const { confirm, succeeded } = useAsk();
  const save = useSaveData();
  const [allOrNothing, setAllOrNothing] = useState(false);
  const rest = batch.faultCount + batch.duplicateCount;
  const ask = async (): Promise<void> => {
    const counts = { count: format.count(batch.validCount), rest: format.count(rest) };
    const agreed = await confirm({
      title: t('commitTitle', { model: say(model) }),
      content: t('commitText', counts),
      okText: t('commit', { count: counts.count }),
    });
    if (!agreed) return;
    const onSuccess = (): void => succeeded(t('committed'));
    save.mutate({ body: { batchId: batch.id, allOrNothing } }, { onSuccess });
  };
  const isBlocked = batch.validCount === 0 || (allOrNothing && rest > 0);
  return (
    <>
      {rest > 0 ? (
        <Checkbox checked={allOrNothing} onChange={(event) => setAllOrNothing(event.target.checked)}>
          {t('allOrNothing')}
        </Checkbox>
      ) : null}
      <Button type="primary" disabled={isBlocked} loading={save.isPending} onClick={() => void ask()}>
        {t('commit', { count: format.count(batch.validCount) })}
      </Button>
    </>
  );
}
