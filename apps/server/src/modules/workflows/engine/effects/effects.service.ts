// A service task: done by a room in the same transaction, or told to it through the outbox.
import { workflowErrors } from '@yijian/contract/workflows';
import { Failure, fail, wordsOf } from '../../../../platform/errors/index.ts';
import type { Context } from '../../../../platform/http/index.ts';
import type { FlowNode } from '../../model/model.policy.ts';
import { effectNamed, type Decided } from './effects.policy.ts';
import { record, type Run } from '../state.policy.ts';

export async function applyEffect(context: Context, { run, node }: { run: Run; node: FlowNode }): Promise<void> {
  const { name, delivery } = node.effect!;
  const effect = effectNamed(name);
  if (effect === undefined) throw fail(workflowErrors.noEffect, { name });
  const decided = decidedOf(run);
  if (delivery === 'EVENT') run.told.push({ topic: 'workflows.effect', payload: { name, decided } });
  else await applyNow(context, { name, decided });
  record(run, 'EFFECT', { nodeId: node.id, data: { name, delivery } });
}

/** A room's refusal undoes the step and says why to whoever decided. */
async function applyNow(context: Context, { name, decided }: { name: string; decided: Decided }): Promise<void> {
  try {
    await effectNamed(name)!.apply(context, decided);
  } catch (fault) {
    if (!(fault instanceof Failure)) throw fault;
    throw fail(workflowErrors.effectRefused, { reason: wordsOf(fault.row, context.language, fault.values) });
  }
}

/** Runs an effect that came through the outbox; what it throws is tried again later. */
export async function applyToldEffect(
  context: Context,
  told: { readonly name: string; readonly decided: Decided },
): Promise<void> {
  await effectNamed(told.name)?.apply(context, told.decided);
}

function decidedOf(run: Run): Decided {
  const { id, title, starterId, form } = run.instance;
  const last = run.tasks
    .filter((task) => task.state === 'APPROVED')
    .toSorted((a, b) => (a.decidedAt! < b.decidedAt! ? 1 : -1))[0];
  return {
    instanceId: id,
    definitionKey: run.definition.key,
    title,
    starterId,
    form,
    decidedBy: last?.decidedBy ?? undefined,
  };
}
