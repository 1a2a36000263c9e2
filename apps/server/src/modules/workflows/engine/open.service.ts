// A token comes to a user task: who decides, who is passed over, what happens when nobody is left.
import type { Context } from '../../../platform/http/index.ts';
import { after } from '../model/duration.policy.ts';
import type { FlowNode } from '../model/model.policy.ts';
import { completeNode, rejectNode } from './complete.policy.ts';
import { resolve } from './people/people.service.ts';
import { selectByLogin, selectByRole, selectHolidays, selectLeaders } from './people/people.sql.ts';
import { hasAgreedBefore, separatedFrom } from './separation.policy.ts';
import { record, type Run, type Token } from './state.policy.ts';
import { addTask } from './tasks.policy.ts';

interface At {
  readonly run: Run;
  readonly token: Token;
  readonly node: FlowNode;
}

export async function openTasks(context: Context, at: At): Promise<void> {
  const { run, node, token } = at;
  const rule = node.approval!;
  const named = await resolve(context, { run, rules: rule.candidates, nodeId: node.id });
  const withoutStarter = await starterPolicy(context, { ...at, named });
  if (withoutStarter === 'SKIP') return skip(at, 'starter');
  const separated = separatedFrom(run, node.id);
  let people = withoutStarter.filter((id) => !separated.has(id));
  if (people.length === 0) {
    if (rule.whenEmpty === 'SKIP') return skip(at, 'empty');
    if (rule.whenEmpty === 'REJECT') {
      record(run, 'AUTO_REJECTED', { nodeId: node.id, data: { why: 'empty' } });
      return rejectNode(run, token);
    }
    people = await standIns(context, { ...at, separated });
  }
  const repeated = rule.skipRepeats ? people.filter((id) => hasAgreedBefore(run, id)) : [];
  if (repeated.length > 0 && (rule.mode === 'ANY' || repeated.length === people.length)) return skip(at, 'repeat');
  await addTasks(context, { ...at, people, repeated });
}

const mayDecide = ({ run, node }: At, id: string): boolean =>
  id !== run.instance.starterId || node.approval!.whenStarter === 'ALLOW';

async function starterPolicy(
  { sql }: Context,
  { run, node, named }: At & { named: string[] },
): Promise<string[] | 'SKIP'> {
  const { starterId } = run.instance;
  const { whenStarter, mode } = node.approval!;
  if (!named.includes(starterId) || whenStarter === 'ALLOW') return named;
  if (whenStarter === 'SKIP' && (mode === 'ANY' || named.length === 1)) return 'SKIP';
  const leaders = whenStarter === 'LEADER' ? await selectLeaders(sql, starterId, { levels: 1, until: undefined }) : [];
  return [...new Set(named.flatMap((id) => (id === starterId ? leaders : [id])))];
}

/** The named user, or where that one may not decide here the administrators. */
async function standIns(
  { sql }: Context,
  { separated, ...at }: At & { separated: ReadonlySet<string> },
): Promise<string[]> {
  const { whenEmpty, emptyUser } = at.node.approval!;
  const fit = (ids: readonly string[]) => ids.filter((id) => !separated.has(id) && mayDecide(at, id));
  const named = whenEmpty === 'USER' ? fit(await selectByLogin(sql, emptyUser)) : [];
  return named.length > 0 ? named : fit(await selectByRole(sql, 'admin'));
}

/** Nobody has to decide here: the history says why. */
function skip({ run, token, node }: At, why: 'starter' | 'empty' | 'repeat'): void {
  record(run, 'SKIPPED', { nodeId: node.id, data: { why } });
  completeNode(run, token, 'APPROVED');
}

async function addTasks(
  context: Context,
  { run, token, node, people, repeated }: At & { people: string[]; repeated: string[] },
): Promise<void> {
  const { mode, sla, calendar, isBatch } = node.approval!;
  const holidays =
    sla !== undefined && calendar === 'BUSINESS' ? await selectHolidays(context.sql) : new Map<string, boolean>();
  const dueAt = sla === undefined ? null : after(run.now, sla, calendar, holidays).toISOString();
  // Nobody at all: the task is there all the same, so that an administrator can hand it to someone.
  const groups = mode === 'ANY' || people.length === 0 ? [people] : people.map((id) => [id]);
  let isFirst = true;
  groups.forEach((group, position) => {
    const isRepeat = repeated.length > 0 && group.every((id) => repeated.includes(id));
    const state = isRepeat ? 'SKIPPED' : mode !== 'SEQUENTIAL' || isFirst ? 'OPEN' : 'WAITING';
    if (!isRepeat) isFirst = false;
    addTask(run, { token, node, people: group, state, position, dueAt, isBatch });
  });
  record(run, 'OPENED', { nodeId: node.id, data: { users: people } });
}
