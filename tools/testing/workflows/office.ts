// The people of one enterprise at processes of the test's own, through the calls.
import { workflowEndpoints, workflowTaskEndpoints } from '@yijian/contract/workflows';
import { deployDefinition } from '../../../apps/server/src/modules/workflows/definitions/deploy.service.ts';
import type { Answer, Caller, TestApp } from '../app.ts';
import { bpmn } from './build.ts';
import { openStage, type Stage } from './stage.ts';

const calls = { ...workflowEndpoints, ...workflowTaskEndpoints };

export const logins = {
  rep: 'chen.yizhou',
  dsm: 'zhou.minxing',
  comp: 'shen.lian',
  fin: 'qian.hui',
  ops: 'wu.yue',
  med: 'he.jing',
  mkt: 'fang.ruogu',
  stew: 'su.zhen',
} as const;
export type Who = keyof typeof logins;

export interface Office {
  readonly stage: Stage;
  readonly as: (who: Who) => Caller;
  readonly idOf: (who: Who) => string;
  /** Begins a process as the representative; answers its id. */
  readonly start: (definitionKey: string, form?: Record<string, unknown>) => Promise<string>;
  /** The id of the task in the to-do list of this person; `none` where there is none. */
  readonly taskOf: (who: Who, instanceId: string) => Promise<string>;
  readonly detail: (id: string, who?: Who) => Promise<Detail>;
  readonly approve: (who: Who, id: string, body?: object) => Promise<Answer<(typeof calls)['approve']>>;
}

type Detail = Awaited<ReturnType<typeof detailOf>>;
const detailOf = async (who: Caller, id: string) => (await who.call(calls.find, { params: { id } })).body.result;

/** Deploys the definitions, written as for `bpmn`, under their keys. */
export async function openOffice(app: TestApp, definitions: Readonly<Record<string, string>>): Promise<Office> {
  const stage = openStage(app.app.connections, (await app.app.directory.byRealm('weili'))!);
  const callers = new Map<Who, Caller>();
  const ids = new Map<Who, string>();
  for (const [who, login] of Object.entries(logins) as [Who, string][]) {
    callers.set(who, await app.as(login));
    ids.set(who, (await stage.user(login)).id);
  }
  const admin = await stage.user('admin');
  const words = { description: '', enDescription: '', icon: 'workflow', note: '' };
  for (const [key, text] of Object.entries(definitions))
    await stage.act(admin, (context) =>
      deployDefinition(context, { key, xml: bpmn(key, text), category: 'TEST', name: key, enName: key, ...words }),
    );
  const as: Office['as'] = (who) => callers.get(who)!;
  const taskOf: Office['taskOf'] = async (who, instanceId) => {
    const { body } = await as(who).call(calls.listTodo, { query: { size: 100 } });
    return body.result.content.find((one) => one.instanceId === instanceId)?.id ?? 'none';
  };
  return {
    stage,
    as,
    idOf: (who) => ids.get(who)!,
    start: async (definitionKey, form = {}) =>
      (await as('rep').call(calls.create, { body: { definitionKey, form } })).body.result.id,
    taskOf,
    detail: (id, who = 'rep') => detailOf(as(who), id),
    approve: async (who, id, body = {}) => as(who).call(calls.approve, { params: { id: await taskOf(who, id) }, body }),
  };
}
