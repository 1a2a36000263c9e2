// A signature: the password is asked for in the act and guarded as at the sign-in, and the record's hash is part of what is signed (reliability 28).
import { coreErrors } from '@yijian/contract/core';
import { workflowErrors, type Approval } from '@yijian/contract/workflows';
import { sessionErrors } from '@yijian/contract/sessions';
import { confirmOwnPassword } from '../../../sessions/index.ts';
import { fail } from '../../../../platform/errors/index.ts';
import type { Context } from '../../../../platform/http/index.ts';
import type { Run, Signature, Task } from '../../engine/state.policy.ts';
import { hashOf } from './record-hash.policy.ts';

export interface Signing {
  readonly run: Run;
  readonly task: Task;
  readonly given: Pick<Approval, 'comment' | 'attachments' | 'signature'>;
}

const missing = { zh: '这一步必填', en: 'is required at this step' } as const;

/** Throws unless the decision carries what its node asks for; answers the signature, if there is one. */
export async function sign(context: Context, { run, task, given }: Signing): Promise<Signature | null> {
  const rule = run.model.nodes[task.nodeId]!.approval;
  const message = missing[context.language];
  const faults = [
    ...(rule?.needsComment === true && given.comment.trim() === '' ? [{ field: 'body.comment', message }] : []),
    ...(rule?.needsAttachment === true && given.attachments.length === 0
      ? [{ field: 'body.attachments', message }]
      : []),
    ...(rule?.needsSignature === true && given.signature === undefined ? [{ field: 'body.signature', message }] : []),
  ];
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map(({ field }) => field).join(', ') }, faults);
  if (given.signature === undefined) return null;
  const confirmed = await confirmOwnPassword(context, given.signature.password);
  if (confirmed.outcome === 'LOCKED') throw fail(sessionErrors.passwordLocked, { seconds: confirmed.seconds });
  if (confirmed.outcome === 'WRONG') throw fail(workflowErrors.wrongPassword);
  const at = run.now.toISOString();
  return { name: context.user.firstName, meaning: given.signature.meaning, at, hash: hashOf(run.instance) };
}
