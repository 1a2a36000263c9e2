// To do and done (specification 2.3 taskManager; product: workflow).
import type { Paged } from '@yijian/contract/core';
import type { DoneLine, DoneQuery, TaskQuery, TodoLine } from '@yijian/contract/workflows';
import { totalOf, type Context } from '../../../platform/http/index.ts';
import { namesOfNodes } from './node-names.service.ts';
import { secondsBetween, slaOf } from '../../open-decisions/index.ts';
import { countDone, countTodo, selectDone, selectStandsIn, selectTodo, type TaskRow } from './tasks.sql.ts';

async function lineOf<Row extends TaskRow>(context: Context, line: Row) {
  const { versionId, ...row } = line;
  const { createdAt, dueAt } = row;
  const now = context.clock.now();
  const [nodeName = ''] = await namesOfNodes(context, { versionId, nodes: [{ id: row.nodeId, name: row.nodeName }] });
  return {
    ...row,
    nodeName,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    ageSeconds: secondsBetween(createdAt, now),
    sla: slaOf(createdAt, dueAt, now),
  };
}

export async function listTodo(context: Context, query: TaskQuery): Promise<Paged<TodoLine>> {
  const userId = context.user.id;
  const standsIn = await selectStandsIn(context.sql, userId);
  const rows = await selectTodo(context.sql, { ...query, userId, standsIn }, query);
  const total = await totalOf(rows.length, query, async () => {
    const { total: all } = await countTodo(context.sql, { ...query, userId, standsIn });
    return all;
  });
  return {
    content: await Promise.all(rows.map((row) => lineOf(context, row))),
    ...total,
  };
}

export async function countTodoTasks(context: Context): Promise<{ total: number; late: number }> {
  const userId = context.user.id;
  return countTodo(context.sql, { userId, standsIn: await selectStandsIn(context.sql, userId) });
}

export async function listDone(context: Context, query: DoneQuery): Promise<Paged<DoneLine>> {
  const filter = { ...query, userId: context.user.id };
  const rows = await selectDone(context.sql, filter, query);
  const content = rows.map(async (row) => ({
    ...(await lineOf(context, row)),
    decidedAt: row.decidedAt.toISOString(),
  }));
  return {
    content: await Promise.all(content),
    totalElements: await countDone(context.sql, filter),
    totalIsExact: true,
  };
}
