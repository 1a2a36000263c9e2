// The bottlenecks: what waits at each node now, and how long such tasks waited (product: approval control tower).
import type { Bottleneck, Tower, TowerKind, TowerQuery, Waiting } from '@yijian/contract/workflows';
import type { Context } from '../../../../platform/http/index.ts';
import { loadDefinition } from '../../engine/models/models.service.ts';
import { secondsBetween } from '../../../open-decisions/index.ts';
import { nodeNameOf } from '../../instances/shown.policy.ts';
import { askedOf } from '../chosen.service.ts';
import { nodesOf, type NodeFigures } from './tower.policy.ts';
import { selectDecided, selectKinds, selectKindsInUse, selectOpen, selectTotals, type KindRow } from './tower.sql.ts';

const none: Waiting = { onTime: 0, near: 0, late: 0, unlimited: 0 };
const rounded = (seconds: number | null | undefined): number | null =>
  seconds === null || seconds === undefined ? null : Math.round(seconds);

export async function listTowerKinds(context: Context): Promise<{ content: TowerKind[] }> {
  return { content: await selectKindsInUse(context.sql) };
}

export async function findTower(context: Context, query: TowerQuery): Promise<Tower> {
  const asked = await askedOf(context, query);
  const { sql } = context;
  const [open, decided, totals] = await Promise.all([
    selectOpen(sql, asked),
    selectDecided(sql, asked),
    selectTotals(sql, asked),
  ]);
  const figures = nodesOf(open, decided);
  const kinds = await selectKinds(sql, [...new Set(figures.map(({ definitionId }) => definitionId))]);
  const nodes: Bottleneck[] = [];
  for (const kind of kinds)
    for (const one of figures)
      if (one.definitionId === kind.id) nodes.push(await shown(context, { kind, figures: one, now: asked.now }));
  const sum = (field: keyof Waiting): number => open.reduce((total, row) => total + row[field], 0);
  return {
    asOf: asked.asOf,
    startDay: asked.startDay,
    endDay: asked.endDay,
    open: { onTime: sum('onTime'), near: sum('near'), late: sum('late'), unlimited: sum('unlimited') },
    running: totals.running,
    finished: totals.finished,
    medianSeconds: rounded(totals.median),
    slowSeconds: rounded(totals.slow),
    nodes,
  };
}

async function shown(
  context: Context,
  { kind, figures, now }: { kind: KindRow; figures: NodeFigures; now: Date },
): Promise<Bottleneck> {
  const { open, whole, earlier } = figures;
  const model = kind.versionId === null ? undefined : (await loadDefinition(context, kind.versionId)).model;
  return {
    definitionKey: kind.key,
    definitionName: kind.name,
    enDefinitionName: kind.enName,
    nodeId: figures.nodeId,
    nodeName: nodeNameOf(model?.nodes[figures.nodeId], context.language) ?? figures.name,
    open:
      open === undefined ? none : { onTime: open.onTime, near: open.near, late: open.late, unlimited: open.unlimited },
    oldestSeconds: open === undefined ? null : secondsBetween(open.oldestAt, now),
    decided: whole?.decided ?? 0,
    medianSeconds: rounded(whole?.median),
    slowSeconds: rounded(whole?.slow),
    decidedLate: whole?.late ?? 0,
    decidedLimited: whole?.limited ?? 0,
    timeShare: figures.timeShare,
    earlierMedianSeconds: rounded(earlier?.median),
    trend: figures.trend.map((median) => rounded(median)),
  };
}
