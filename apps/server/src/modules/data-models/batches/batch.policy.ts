// The life of an upload: which action is legal in which state, and what it leads to (product: Import machine).
import { dataModelErrors, type BatchAction, type BatchState, type ModelId } from '@yijian/contract/data-models';
import { isAllowed, type SessionUser } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { doorOf, type Door } from '../models/models.policy.ts';
import type { StoredBatch } from './batches.sql.ts';

/** Every legal change of state; what is not here is refused. */
export const transitions: Readonly<
  Record<BatchAction, { readonly from: readonly BatchState[]; readonly to: readonly BatchState[] }>
> = {
  fix: { from: ['NEEDS_FIX', 'READY'], to: ['NEEDS_FIX', 'READY'] },
  commit: { from: ['NEEDS_FIX', 'READY', 'COMMITTING'], to: ['COMMITTING'] },
  cancel: { from: ['UPLOADED', 'VALIDATING', 'NEEDS_FIX', 'READY', 'COMMITTING'], to: ['CANCELLED'] },
  undo: { from: ['DONE'], to: ['UNDONE'] },
};

const stateWords: Readonly<Record<BatchState, { zh: string; en: string }>> = {
  UPLOADED: { zh: '已上传', en: 'uploaded' },
  VALIDATING: { zh: '检查中', en: 'being checked' },
  NEEDS_FIX: { zh: '待修正', en: 'in need of fixing' },
  READY: { zh: '待提交', en: 'ready' },
  COMMITTING: { zh: '提交中', en: 'being committed' },
  DONE: { zh: '已提交', en: 'committed' },
  UNDONE: { zh: '已撤销', en: 'undone' },
  CANCELLED: { zh: '已取消', en: 'cancelled' },
  FAILED: { zh: '失败', en: 'failed' },
};

/** Records changed between the check of an upload and its writing. */
export class OutOfDate extends Error {}

/** How the audit trail tells that a change came by an upload, or that one was taken back. */
export function reasonOf(
  act: 'commit' | 'undo',
  { id, fileName }: { readonly id: string; readonly fileName: string },
  language: 'zh' | 'en',
): string {
  const isUndo = act === 'undo';
  return language === 'zh'
    ? `${isUndo ? '撤销导入' : '导入'}「${fileName}」（批次 ${id}）`
    : `${isUndo ? 'Undo of the upload' : 'Upload'} “${fileName}” (batch ${id})`;
}

export type BatchAct = BatchAction | 'issue';

const actionWords: Readonly<Record<BatchAct, { zh: string; en: string }>> = {
  issue: { zh: '发放初始密码', en: 'given first passwords' },
  fix: { zh: '修正', en: 'fixed' },
  commit: { zh: '提交', en: 'committed' },
  cancel: { zh: '取消', en: 'cancelled' },
  undo: { zh: '撤销', en: 'undone' },
};

/** What an upload's state allows. First passwords go out for what was committed and not taken back. */
export const isLegal = (action: BatchAct, state: BatchState): boolean =>
  action === 'issue' ? state === 'DONE' : transitions[action].from.includes(state);

export const actInWords = (action: BatchAct, state: BatchState, language: 'zh' | 'en') => ({
  state: stateWords[state][language],
  action: actionWords[action][language],
});

/** What the user may do with it now. Work under way is left alone, unless it stopped half way. */
export function actionsOn(
  user: SessionUser,
  { model, state, isInterrupted }: { model: ModelId; state: BatchState; isInterrupted: boolean },
): BatchAction[] {
  if (!mayWrite(user, model)) return [];
  return (['fix', 'commit', 'cancel', 'undo'] as const).filter(
    (action) =>
      transitions[action].from.includes(state) && (action !== 'commit' || state !== 'COMMITTING' || isInterrupted),
  );
}

export const mayWrite = (user: SessionUser, model: ModelId): boolean => isAllowed(user, doorOf(model).write);

/** A batch without a wrong or repeated row is ready; any other needs a look. */
export const settledState = ({
  faultCount,
  duplicateCount,
}: {
  faultCount: number;
  duplicateCount: number;
}): 'READY' | 'NEEDS_FIX' => (faultCount + duplicateCount === 0 ? 'READY' : 'NEEDS_FIX');

/** The upload, unless it belongs to another door: then it is not there. */
export function behind(door: Door, batch: StoredBatch | undefined): StoredBatch {
  if (batch === undefined || !door.models.includes(batch.model)) throw fail(dataModelErrors.notFound);
  return batch;
}
