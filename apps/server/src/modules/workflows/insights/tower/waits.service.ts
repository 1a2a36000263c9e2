// How long approvals take, for boards: the figures of the control tower without its nodes (product 3.19).
import type { Context } from '../../../../platform/http/index.ts';
import { namesOfNodes } from '../../instances/node-names.service.ts';
import { askedOf } from '../chosen.service.ts';
import { selectDecidedTasks, selectWaits, type DecidedTask, type Waits } from './waits.sql.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Tasks decided on these days in the reach of the caller's control tower, and the median of how long they had waited, in seconds. */
export async function findWaits(context: Context, { from, to }: Days): Promise<Waits> {
  return selectWaits(context.sql, await askedOf(context, { startDay: from, endDay: to }));
}

/** These tasks, the longest waits first; names of nodes in the reader's language. */
export async function listDecidedTasks(
  context: Context,
  { from, to, page, size }: Days & { readonly page: number; readonly size: number },
): Promise<DecidedTask[]> {
  const { sql, language } = context;
  const rows = await selectDecidedTasks(sql, await askedOf(context, { startDay: from, endDay: to }), {
    page,
    size,
    language,
  });
  const shown: DecidedTask[] = [];
  for (const row of rows) {
    const { versionId, nodeId, nodeName } = row;
    const [name = nodeName] = await namesOfNodes(context, { versionId, nodes: [{ id: nodeId, name: nodeName }] });
    shown.push({ ...row, nodeName: name });
  }
  return shown;
}
