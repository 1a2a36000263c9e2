// Names of nodes in the reader's language: tasks keep the Chinese name, the version of the definition knows both.
import type { Context } from '../../../platform/http/index.ts';
import { loadDefinition } from '../engine/models/models.service.ts';
import { nodeNameOf } from './shown.policy.ts';

export async function namesOfNodes(
  context: Context,
  { versionId, nodes }: { versionId: string; nodes: readonly { id: string; name: string }[] },
): Promise<string[]> {
  if (context.language === 'zh' || nodes.length === 0) return nodes.map(({ name }) => name);
  const { model } = await loadDefinition(context, versionId);
  return nodes.map(({ id, name }) => nodeNameOf(model.nodes[id], 'en') ?? name);
}
