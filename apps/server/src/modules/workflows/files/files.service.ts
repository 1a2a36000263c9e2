// Files with a decision: uploaded while it is written, carried when it is made, downloaded by whoever may read the process.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { coreErrors } from '@yijian/contract/core';
import {
  MOST_FILES,
  workflowErrors,
  type Attachment,
  type KeptFile,
  type TaskFileUpload,
} from '@yijian/contract/workflows';
import { fail } from '../../../platform/errors/index.ts';
import { typeOfDocument } from '../../../platform/files/index.ts';
import { FileReply, type Context } from '../../../platform/http/index.ts';
import { selectIsVisible } from '../instances/visible.sql.ts';
import { towerOf } from '../insights/reach.policy.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import {
  countLooseFiles,
  deleteForgottenFiles,
  deleteLooseFile,
  insertFile,
  selectContent,
  selectFile,
  updateAttached,
} from './files.sql.ts';

/** Milliseconds an uploaded file waits for its decision. */
const KEPT_LOOSE = 86_400_000;

export interface FileOfTask {
  readonly instanceId: string;
  readonly taskId: string;
  readonly body: TaskFileUpload;
}

/** The caller may decide the task: whoever calls this has seen to it. */
export async function keepFile(context: Context, { instanceId, taskId, body }: FileOfTask): Promise<KeptFile> {
  const { sql, user } = context;
  await deleteForgottenFiles(sql, new Date(context.clock.now().getTime() - KEPT_LOOSE));
  if ((await countLooseFiles(sql, { taskId, userId: user.id })) >= MOST_FILES)
    throw fail(workflowErrors.tooManyFiles, { most: MOST_FILES });
  const { name, path } = body.file;
  const content = await readFile(path ?? '');
  const type = typeOfDocument(name, content);
  if (type === undefined || content.length === 0) throw fail(workflowErrors.fileKind, { name });
  const hash = createHash('sha256').update(content).digest('hex');
  const size = content.length;
  const id = await insertFile(sql, { instanceId, taskId, uploadedBy: user.id, name, type, size, hash, content });
  return { id, name, size, type };
}

export async function dropFile(context: Context, id: string): Promise<{ isDone: true }> {
  if (!(await deleteLooseFile(context.sql, { id, userId: context.user.id }))) throw fail(workflowErrors.fileNotFound);
  return { isDone: true };
}

/** Before its decision a file is its uploader's alone; then it is read as the process is. */
export async function downloadFile(context: Context, id: string): Promise<FileReply> {
  const { sql, user } = context;
  const file = await selectFile(sql, id);
  if (file === undefined) throw fail(workflowErrors.fileNotFound);
  const reader = {
    id: file.instanceId,
    userId: user.id,
    readsAll: isAllowed(user, 'admin:workflows:read'),
    tower: towerOf(user),
  };
  const mayRead = file.isAttached ? await selectIsVisible(sql, reader) : file.uploadedBy === user.id;
  if (!mayRead) throw fail(workflowErrors.fileNotFound);
  return new FileReply(file.name, file.type, await selectContent(sql, id));
}

/** The files a decision names, as it will carry them; throws unless each was uploaded by the caller for this task. */
export async function attachFiles(
  context: Context,
  { taskId, attachments }: { taskId: string; attachments: readonly Attachment[] },
): Promise<Attachment[]> {
  if (attachments.length === 0) return [];
  const ids = [...new Set(attachments.map(({ reference }) => reference))];
  const found = await updateAttached(context.sql, { taskId, userId: context.user.id, ids, now: context.clock.now() });
  if (found.length === ids.length) return found.map(({ id, name }) => ({ name, reference: id }));
  const message =
    context.language === 'zh' ? '附件不存在，请重新上传' : 'names a file that is not there; upload it again';
  throw fail(coreErrors.badInput, { fields: 'body.attachments' }, [{ field: 'body.attachments', message }]);
}
