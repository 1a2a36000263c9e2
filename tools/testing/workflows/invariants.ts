// What must hold for an instance after every step, whatever was done: told in words, empty when all is well.
import type postgres from 'postgres';

interface Rows {
  readonly state: string;
  readonly trouble: string | null;
  readonly lockVersion: number;
  readonly tokens: { number: number; node: string; scope: number | null; state: string }[];
  readonly tasks: { number: number; token: number; node: string; state: string; open: number }[];
  readonly timers: { token: number; node: string }[];
  readonly events: { number: number; hash: string }[];
}

/** What was seen of an instance before, to compare with. */
export interface Seen {
  readonly lockVersion: number;
  readonly events: readonly { number: number; hash: string }[];
}

export async function read(sql: postgres.Sql, id: string): Promise<Rows> {
  const [row] = await sql<[Rows]>`
    select state, trouble, lock_version as "lockVersion",
      (select coalesce(json_agg(json_build_object('number', number, 'node', node_id, 'scope', scope_number, 'state', state)), '[]')
        from workflow_tokens where instance_id = i.id and state <> 'CONSUMED') as tokens,
      (select coalesce(json_agg(json_build_object('number', number, 'token', token_number, 'node', node_id, 'state', state, 'open',
        (select count(*) from workflow_candidates c where c.task_id = t.id and c.is_open))), '[]') from workflow_tasks t where instance_id = i.id) as tasks,
      (select coalesce(json_agg(json_build_object('token', token_number, 'node', node_id)), '[]')
        from workflow_timers where instance_id = i.id and state = 'WAITING') as timers,
      (select coalesce(json_agg(json_build_object('number', number, 'hash', md5(e::text)) order by number), '[]')
        from workflow_events e where instance_id = i.id) as events
    from workflow_instances i where id = ${id}`;
  return row;
}

const undecided = new Set(['WAITING', 'OPEN', 'SIGNING', 'DELEGATED']);

/** `typeOf` answers the kind of a node. */
export function broken(now: Rows, seen: Seen | undefined, typeOf: (node: string) => string): string[] {
  const faults: string[] = [];
  const say = (holds: boolean, fault: string): void => void (holds || faults.push(fault));
  const open = now.tasks.filter(({ state }) => undecided.has(state));
  if (now.state !== 'RUNNING') {
    say(now.tokens.length === 0, `${now.state} with tokens`);
    say(open.length === 0, `${now.state} with open tasks`);
    say(now.timers.length === 0, `${now.state} with timers`);
  } else say(now.tokens.length > 0, 'running without a token');
  for (const task of now.tasks) {
    const token = now.tokens.find(({ number }) => number === task.token);
    const isOpen = undecided.has(task.state);
    say(
      !isOpen || (token?.node === task.node && token.state === 'AT'),
      `task ${task.number} is open where no token stands`,
    );
    say(
      task.open === 0 || task.state === 'OPEN' || task.state === 'DELEGATED',
      `task ${task.number} is ${task.state} with open candidates`,
    );
    say(
      !(task.state === 'OPEN' || task.state === 'DELEGATED') || task.open > 0,
      `task ${task.number} is open to nobody`,
    );
  }
  for (const token of now.tokens) checkToken(token, now, { typeOf, say });
  const before = seen?.events ?? [];
  say(
    before.every((event, at) => now.events[at]?.number === event.number && now.events[at]?.hash === event.hash),
    'history was changed',
  );
  say(
    now.events.every(({ number }, at) => at === 0 || number > now.events[at - 1]!.number),
    'history is out of order',
  );
  say(seen === undefined || now.lockVersion >= seen.lockVersion, 'the version went back');
  return faults;
}

function checkToken(
  token: Rows['tokens'][number],
  now: Rows,
  { typeOf, say }: { typeOf: (node: string) => string; say: (holds: boolean, fault: string) => void },
): void {
  const type = typeOf(token.node);
  const tasks = now.tasks.filter(
    (task) => task.token === token.number && task.node === token.node && undecided.has(task.state),
  );
  const isTimed = now.timers.some((timer) => timer.token === token.number);
  const scope = now.tokens.find(({ number }) => number === token.scope);
  say(token.scope === null || scope?.state === 'SCOPE', `token ${token.number} is in a scope that is gone`);
  if (token.state === 'JOINING')
    say(type === 'parallel' || type === 'inclusive', `token ${token.number} joins at a ${type}`);
  else if (token.state === 'SCOPE')
    say(type === 'sub' && now.tokens.some((inner) => inner.scope === token.number), `scope ${token.number} is empty`);
  else if (type === 'user' || type === 'start')
    say(tasks.length > 0, `token ${token.number} waits at ${token.node} for nobody`);
  else say(type === 'timer' && isTimed, `token ${token.number} stands at the ${type} ${token.node}`);
}
