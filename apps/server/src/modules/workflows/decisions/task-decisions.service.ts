// Tasks of processes as they stand in the one place to decide; a request for a record names the record (product 3.22).
import { decisionErrors, type DecisionCount } from '@yijian/contract/open-decisions';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { Decided, DecisionsAsked, DecisionsPaged, OpenDecision } from '../../open-decisions/index.ts';
import { approveLowRisk, approveTask, rejectTask } from '../actions/decide.service.ts';
import { namesOfNodes } from '../instances/node-names.service.ts';
import { countTodo, selectForms, selectStandsIn, selectTodo, type TaskRow } from '../instances/tasks.sql.ts';

/** The name of a record that the caller sees by the own range; undefined for any other. */
export type RecordName = (context: Context, record: { resource: string; id: string }) => Promise<string | undefined>;

const REQUEST = 'access-request';
const NUMBER = { zh: '记录编号', en: 'Number of the record' };
const mayDecide = ({ user }: Context): boolean => isAllowed(user, 'taskManager:workflows:approve');

async function questionOf({ sql, user }: Context, asked: DecisionsAsked) {
  const { keyword, risk, isLate, definitionKey } = asked;
  return { userId: user.id, standsIn: await selectStandsIn(sql, user.id), keyword, risk, isLate, definitionKey };
}

async function lineOf(context: Context, row: TaskRow, record: string | undefined): Promise<OpenDecision> {
  const { id, versionId, title, starter, onBehalfOf, amount, risk, createdAt, dueAt } = row;
  const [step = ''] = await namesOfNodes(context, { versionId, nodes: [{ id: row.nodeId, name: row.nodeName }] });
  const summary = row.summary.flatMap((entry) => {
    if (row.definitionKey !== REQUEST || entry.zh !== NUMBER.zh) return [entry];
    return record === undefined ? [] : [{ zh: '记录', en: 'Record', value: record }];
  });
  return {
    kind: 'WORKFLOW',
    id,
    version: null,
    title,
    context: context.language === 'en' ? row.enDefinitionName : row.definitionName,
    step,
    person: starter,
    onBehalfOf,
    reason: '',
    summary,
    amount,
    risk,
    createdAt,
    dueAt,
    path: `/taskManager/process-instance/detail?id=${row.instanceId}&from=todo`,
    isInPlace: row.isBatch,
    isBatch: row.isBatch,
  };
}

/** What a request asks to see, by name, and why it is asked for. */
async function withRequests(context: Context, rows: readonly TaskRow[], nameOf: RecordName): Promise<OpenDecision[]> {
  const requests = rows.filter(({ definitionKey }) => definitionKey === REQUEST).map(({ instanceId }) => instanceId);
  const forms =
    requests.length === 0 ? new Map<string, Record<string, unknown>>() : await selectForms(context.sql, requests);
  const lines: OpenDecision[] = [];
  for (const row of rows) {
    const form = forms.get(row.instanceId);
    if (form === undefined) {
      lines.push(await lineOf(context, row, undefined));
      continue;
    }
    const { resource, recordId, reason } = form;
    const isNamed = typeof resource === 'string' && typeof recordId === 'string' && /^\d{1,18}$/.test(recordId);
    const name = isNamed ? await nameOf(context, { resource, id: recordId }) : undefined;
    const outside = context.language === 'zh' ? '不在您的范围内' : 'outside your range';
    lines.push({ ...(await lineOf(context, row, name ?? outside)), reason: typeof reason === 'string' ? reason : '' });
  }
  return lines;
}

/** By the services of the process, with their rules and errors. */
export async function decideTask(context: Context, { id, approve, reason, isTogether }: Decided): Promise<unknown> {
  if (!mayDecide(context)) throw fail(decisionErrors.gone);
  if (!approve) return rejectTask(context, { id, body: { comment: reason, attachments: [] } });
  if (isTogether) return approveLowRisk(context, { taskId: id, comment: reason });
  return approveTask(context, { id, body: { comment: reason, attachments: [] } });
}

/** The open tasks of the caller and of whom the caller stands in for. */
export async function listTaskDecisions(
  context: Context,
  { sort, limit, nameOf, ...asked }: DecisionsPaged & { readonly nameOf: RecordName },
): Promise<OpenDecision[]> {
  if (!mayDecide(context)) return [];
  const rows = await selectTodo(context.sql, await questionOf(context, asked), { page: 0, size: limit, sort });
  return withRequests(context, rows, nameOf);
}

export async function countTaskDecisions(context: Context, asked: DecisionsAsked): Promise<DecisionCount> {
  if (!mayDecide(context)) return { total: 0, late: 0 };
  return countTodo(context.sql, await questionOf(context, asked));
}
