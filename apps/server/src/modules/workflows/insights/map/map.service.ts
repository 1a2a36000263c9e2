// The map of a kind of process from its own log: what followed what, the ways through, how much was done twice.
import type { MapQuery, ProcessMap } from '@yijian/contract/workflows';
import type { Context } from '../../../../platform/http/index.ts';
import { loadDefinition } from '../../engine/models/models.service.ts';
import { nodeNameOf } from '../../instances/shown.policy.ts';
import type { Model } from '../../model/model.policy.ts';
import { askedOf } from '../chosen.service.ts';
import { shareOf } from '../tower/tower.policy.ts';
import { selectMap } from './map.sql.ts';

export async function findMap(context: Context, query: MapQuery): Promise<ProcessMap> {
  const asked = await askedOf(context, query);
  const row = await selectMap(context.sql, { ...asked, state: query.state, organizationId: query.organizationId });
  const versionId = asked.versionId ?? asked.definition?.versionId ?? null;
  const model = versionId === null ? undefined : (await loadDefinition(context, versionId)).model;
  const { asOf, startDay, endDay } = asked;
  return {
    ...row,
    asOf,
    startDay,
    endDay,
    nodes: row.nodes.map((node) => ({ ...node, name: nameOf(context, model, node.nodeId) })),
    variants: row.variants.map((variant) => ({ ...variant, share: shareOf(variant.count, row.cases) })),
    groups: row.groups.map(({ name, enName, ...group }) => ({
      ...group,
      name: context.language === 'en' && enName !== '' ? enName : name,
    })),
  };
}

/** Ends are the reader's own words; a node of an older version keeps its id. */
function nameOf({ language }: Context, model: Model | undefined, nodeId: string): string {
  if (nodeId.startsWith('#')) return nodeId;
  return nodeNameOf(model?.nodes[nodeId], language) ?? nodeId;
}
