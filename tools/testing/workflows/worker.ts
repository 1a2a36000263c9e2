// A process that starts and decides instances without pause and says each step it has in hand, until it is killed.
import { openConnections } from '../../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { createInstance } from '../../../apps/server/src/modules/workflows/actions/instances.service.ts';
import { approveTask } from '../../../apps/server/src/modules/workflows/actions/decide.service.ts';
import { listTodo } from '../../../apps/server/src/modules/workflows/instances/tasks.service.ts';
import { offerEffects } from '../../../apps/server/src/modules/workflows/engine/effects/effects.policy.ts';
import { fireDueTimers } from '../../../apps/server/src/modules/workflows/engine/timers.service.ts';
import { commentInstance } from '../../../apps/server/src/modules/workflows/actions/instances.service.ts';
import { openStage } from './stage.ts';

const [url = '', tenantId = '1', keys = ''] = process.argv.slice(2);
const log = openLog('silent');
const connections = openConnections({ url, poolSize: 4, pools: 2, statementTimeout: 10_000, log });
const stage = openStage(connections, { id: tenantId });
// Each effect leaves one line, so that one that was done twice shows.
offerEffects([
  {
    name: 'tests.note',
    apply: async (context, { instanceId }) =>
      void (await commentInstance(context, { id: instanceId, body: { body: 'effect' } })),
  },
]);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const starter = await stage.user('chen.yizhou');
const people = await Promise.all(
  ['shen.lian', 'qian.hui', 'wu.yue', 'zhou.minxing', 'admin', 'he.jing', 'fang.ruogu', 'su.zhen'].map((login) =>
    stage.user(login),
  ),
);

async function startOne(definitionKey: string): Promise<void> {
  const { id } = await stage.act(starter, (context) =>
    createInstance(context, { definitionKey, form: { n: 8, flag: true }, selected: {}, isDraft: false }),
  );
  say(`started ${id}`);
}

async function decideSome(at: number): Promise<void> {
  const user = people[at % people.length]!;
  const todo = await stage.act(user, (context) => listTodo(context, { page: 0, size: 3 }));
  for (const { id } of todo.content) {
    try {
      await stage.act(user, (context) => approveTask(context, { id, body: { comment: 'go', attachments: [] } }));
      say(`approved ${id}`);
    } catch (fault) {
      if (!(fault instanceof Error) || !/workflows\./.test(fault.message)) throw fault;
    }
  }
}

say('ready');
for (let at = 0; ; at += 1) {
  const key = keys.split(',')[at % keys.split(',').length]!;
  await Promise.all([startOne(key), decideSome(at), decideSome(at + 3)]);
  stage.pass(3_600_000);
  await stage.act(people[4]!, fireDueTimers);
}
