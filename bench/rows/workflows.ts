// Two-step processes from start to end in one process, against plain transactions that store as much; a to-do list of 10,000.
import postgres from 'postgres';
import { createInstance } from '../../apps/server/src/modules/workflows/actions/instances.service.ts';
import { approveTask } from '../../apps/server/src/modules/workflows/actions/decide.service.ts';
import { deployDefinition } from '../../apps/server/src/modules/workflows/definitions/deploy.service.ts';
import { countTodoTasks, listTodo } from '../../apps/server/src/modules/workflows/instances/tasks.service.ts';
import { openConnections } from '../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../apps/server/src/platform/log/index.ts';
import { bpmn } from '../../tools/testing/workflows/build.ts';
import { openStage, type Stage as People } from '../../tools/testing/workflows/stage.ts';
import { atLeast, atMost, timeEach, type Bench, type Figure } from '../figure.ts';
import { median, quantile } from '../load/message.ts';
import { POOL, type Stage } from '../stage/stage.ts';

const KEY = 'bench-two-steps';
const ROUNDS = 5;
const SECONDS = 4;
const OPEN = 10_000;
const STARTER = 'chen.yizhou';
const SIGNERS = ['shen.lian', 'qian.hui'] as const;

export const workflows: Bench = {
  name: 'workflows',
  async run(stage) {
    const log = openLog('silent');
    const connections = openConnections({ url: stage.appUrl, poolSize: POOL, pools: 1, statementTimeout: 60_000, log });
    const people = openStage(connections, { id: stage.enterpriseId });
    const owner = postgres(stage.ownerUrl, { max: 1, onnotice: () => {} });
    try {
      await remove(owner);
      await deploy(people);
      return [await instances(people, connections.bound(stage.enterpriseId)), ...(await todo(people, owner, stage))];
    } finally {
      await remove(owner);
      await owner.end();
      await connections.close();
    }
  },
};

async function deploy(people: People): Promise<void> {
  const xml = bpmn(KEY, `start S\nuser A user:${SIGNERS[0]}\nuser B user:${SIGNERS[1]}\nend E\nS > A > B > E`);
  const card = {
    key: KEY,
    category: 'BENCH',
    name: KEY,
    enName: KEY,
    description: '',
    enDescription: '',
    icon: 'workflow',
    note: '',
  };
  await people.act(await people.user('admin'), (context) => deployDefinition(context, { ...card, xml }));
}

/** Times per second, over as many workers as there are connections. */
async function rate(work: () => Promise<void>): Promise<number> {
  const ends = performance.now() + SECONDS * 1000;
  let done = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() < ends) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: POOL }, loop));
  return done / SECONDS;
}

async function instances(people: People, sql: postgres.Sql): Promise<Figure> {
  const [starter, first, second] = await Promise.all([STARTER, ...SIGNERS].map((login) => people.user(login)));
  const body = { definitionKey: KEY, form: {}, selected: {}, isDraft: false };
  const taskOf = async (instanceId: string): Promise<string> => {
    const [row] = await sql<
      [{ id: string }]
    >`select id from workflow_tasks where instance_id = ${instanceId} and state = 'OPEN'`;
    return row.id;
  };
  const engine = async (): Promise<void> => {
    const { id } = await people.act(starter!, (context) => createInstance(context, body));
    for (const user of [first!, second!]) {
      const task = await taskOf(id);
      await people.act(user, (context) => approveTask(context, { id: task, body: { comment: '', attachments: [] } }));
    }
  };
  const plain = plainSteps(sql, [starter!.id, first!.id, second!.id]);
  await engine();
  await plain();
  const pairs: { own: number; peer: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) pairs.push({ own: await rate(engine), peer: await rate(plain) });
  const own = median(pairs.map((pair) => pair.own));
  const peer = median(pairs.map((pair) => pair.peer));
  return {
    name: 'two-step processes, whole',
    figure: own,
    unit: '/s',
    limit: atLeast(0.5),
    ratio: median(pairs.map((pair) => pair.own / pair.peer)),
    note: `plain transactions ${peer.toFixed(0)} /s; goal 200 /s or half of the peer`,
  };
}

/** The same three transactions by hand: same tables, same rows, one statement after the other, nothing decided. */
function plainSteps(sql: postgres.Sql, [starter, first, second]: readonly string[]): () => Promise<void> {
  const act = <T>(userId: string, work: (tx: postgres.TransactionSql) => Promise<T>): Promise<unknown> =>
    sql.begin(async (tx) => {
      await tx`select set_config('app.user_id', ${userId}, true), set_config('app.request_id', 'bench', true), set_config('app.reason', '', true)`;
      return work(tx);
    });
  const open = async (
    tx: postgres.TransactionSql,
    id: string,
    task: { number: number; node: string; user: string },
  ): Promise<void> => {
    const [row] = await tx<[{ id: string }]>`
      insert into workflow_tasks (instance_id, number, token_number, node_id, name, state) values (${id}, ${task.number}, 1, ${task.node}, ${task.node}, 'OPEN') returning id`;
    await tx`insert into workflow_candidates (task_id, user_id, is_open) values (${row.id}, ${task.user}, true)`;
    await tx`insert into workflow_events (instance_id, number, kind, node_id) values (${id}, ${task.number + 1}, 'OPENED', ${task.node})`;
    await tx`insert into outbox_events (topic, payload) values ('bench.notices', ${tx.json({ id })})`;
  };
  const decide = async (
    tx: postgres.TransactionSql,
    id: string,
    task: { number: number; user: string; isLast: boolean },
  ): Promise<void> => {
    await tx`select state from workflow_instances where id = ${id} for update`;
    const [row] = await tx<[{ id: string }]>`
      update workflow_tasks set state = 'APPROVED', decided_by = ${task.user}, decided_at = now() where instance_id = ${id} and number = ${task.number} returning id`;
    await tx`update workflow_candidates set is_open = false where task_id = ${row.id}`;
    await tx`update workflow_tokens set node_id = 'B', state = ${task.isLast ? 'CONSUMED' : 'AT'} where instance_id = ${id}`;
    await tx`insert into workflow_events (instance_id, number, kind, task_number, user_id) values (${id}, ${task.number + 2}, 'APPROVED', ${task.number}, ${task.user})`;
    await tx`update workflow_instances set state = ${task.isLast ? 'APPROVED' : 'RUNNING'}, ended_at = ${task.isLast ? new Date() : null}, lock_version = lock_version + 1 where id = ${id}`;
  };
  return async () => {
    let id = '';
    await act(starter!, async (tx) => {
      const [row] = await tx<[{ id: string }]>`
        insert into workflow_instances (definition_id, version_id, state, title, starter_id)
        select id, current_version_id, 'RUNNING', 'bench', ${starter!} from workflow_definitions where key = ${KEY} returning id`;
      id = row.id;
      await tx`insert into workflow_tokens (instance_id, number, node_id, state) values (${id}, 1, 'A', 'AT')`;
      await open(tx, id, { number: 10, node: 'A', user: first! });
    });
    await act(first!, async (tx) => {
      await decide(tx, id, { number: 10, user: first!, isLast: false });
      await open(tx, id, { number: 20, node: 'B', user: second! });
    });
    await act(second!, (tx) => decide(tx, id, { number: 20, user: second!, isLast: true }));
  };
}

async function todo(people: People, owner: postgres.Sql, stage: Stage): Promise<Figure[]> {
  const user = await people.user(SIGNERS[0]);
  const starter = await people.user(STARTER);
  await owner.begin(async (tx) => {
    await tx`select set_config('app.enterprise_id', ${stage.enterpriseId}, true)`;
    await tx`
      with started as (
        insert into workflow_instances (definition_id, version_id, state, title, starter_id, amount, risk)
        select d.id, d.current_version_id, 'RUNNING', 'bench ' || n, ${starter.id}, n, (array['LOW', 'MEDIUM', 'HIGH'])[1 + n % 3]
        from workflow_definitions d, generate_series(1, ${OPEN}) n where d.enterprise_id = ${stage.enterpriseId} and d.key = ${KEY} returning id
      ), tasks as (
        insert into workflow_tasks (instance_id, number, token_number, node_id, name, state, due_at)
        select id, 1, 1, 'A', 'A', 'OPEN', now() + make_interval(mins => (id % 5000)::int) from started returning id
      )
      insert into workflow_candidates (task_id, user_id, is_open) select id, ${user.id}, true from tasks`;
  });
  await owner`analyze workflow_instances, workflow_tasks, workflow_candidates`;
  const pages = [
    {},
    { page: 1 },
    { sort: 'amount,desc' },
    { sort: 'dueAt,asc' },
    { risk: 'HIGH' as const },
    { keyword: 'bench 99' },
  ];
  const queries = Array.from({ length: 60 }, (_, at) => ({ page: 0, size: 20, ...pages[at % pages.length]! }));
  const read = (query: (typeof queries)[number]) => people.act(user, (context) => listTodo(context, query));
  await timeEach(queries.slice(0, 12), read);
  const times = await timeEach(queries, read);
  const counts = await timeEach(queries.slice(0, 20), () => people.act(user, countTodoTasks));
  const p95 = quantile(
    times.toSorted((a, b) => a - b),
    0.95,
  );
  const note = `p95 ${p95.toFixed(1)} ms over six orders and filters; the count beside it ${median(counts).toFixed(1)} ms`;
  return [{ name: 'to-do list of 10,000 open tasks', figure: median(times), unit: 'ms', limit: atMost(50), note }];
}

/** Takes everything of this row away again; the history is append only, so its guard is passed over. */
async function remove(owner: postgres.Sql): Promise<void> {
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`create temporary table gone on commit drop as
      select i.enterprise_id, i.id from workflow_instances i join workflow_definitions d on d.enterprise_id = i.enterprise_id and d.id = i.definition_id where d.key = ${KEY}`;
    await tx`delete from workflow_candidates c using workflow_tasks t, gone g where t.enterprise_id = c.enterprise_id and t.id = c.task_id
      and t.enterprise_id = g.enterprise_id and t.instance_id = g.id`;
    for (const table of ['tokens', 'tasks', 'timers', 'events', 'copies', 'comments'])
      await tx`delete from ${tx(`workflow_${table}`)} t using gone g where t.enterprise_id = g.enterprise_id and t.instance_id = g.id`;
    await tx`delete from workflow_instances i using gone g where i.enterprise_id = g.enterprise_id and i.id = g.id`;
    await tx`delete from workflow_versions v using workflow_definitions d where d.enterprise_id = v.enterprise_id and d.id = v.definition_id and d.key = ${KEY}`;
    await tx`delete from workflow_definitions where key = ${KEY}`;
    await tx`delete from outbox_events where topic = 'bench.notices' or topic like 'workflows.%'`;
  });
}
