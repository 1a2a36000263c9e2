// Makes calls that write, and looks into the audit trail after each: who, in which request (reliability 27).
import type { Arguments, EndpointRow, Output } from '@yijian/contract/core';
import type { BoundEndpoint } from '../../../apps/server/src/platform/http/index.ts';
import type { Caller, LooseArguments, TestApp } from '../app.ts';

export interface Desk {
  readonly app: TestApp;
  readonly as: (login: string) => Promise<Caller>;
  /** Calls it, remembers what it left in the trail, and answers its result. */
  readonly write: <E extends EndpointRow>(
    who: Caller,
    row: E,
    args?: Arguments<E> | LooseArguments,
  ) => Promise<Output<E>>;
  /** One value as the owner of the database sees it. */
  readonly id: (rows: Promise<readonly { id: string }[]>) => Promise<string>;
  readonly userId: (login: string) => Promise<string>;
}

export interface Ledger {
  /** Calls that answered 2xx with a group in the trail of exactly this user and request. */
  readonly audited: Set<string>;
  /** Calls that answered 2xx and left nothing. */
  readonly silent: Set<string>;
  readonly wrong: string[];
}

export function openDesk(app: TestApp, endpoints: readonly BoundEndpoint[]): { desk: Desk; ledger: Ledger } {
  const names = new Map(endpoints.map(({ name, row }) => [row, name]));
  const ledger: Ledger = { audited: new Set(), silent: new Set(), wrong: [] };
  const users = new Map<Caller, string>();
  const id = async (rows: Promise<readonly { id: string }[]>): Promise<string> => {
    const [row] = await rows;
    if (row === undefined) throw new Error('nothing found to write on');
    return row.id;
  };
  const userId = (login: string): Promise<string> =>
    id(app.owner<{ id: string }[]>`select id::text from users where login = ${login} order by enterprise_id limit 1`);
  const write: Desk['write'] = async (who, row, args = {}) => {
    const name = names.get(row) ?? row.path;
    const answer = await who.call(row, args);
    if (answer.status > 299) {
      const { error, fields } = answer.body;
      ledger.wrong.push(`${name}: ${answer.status} ${error} ${JSON.stringify(fields ?? [])}`);
      return answer.body.result;
    }
    const entries = await app.owner<{ userId: string | null }[]>`
      select user_id::text as "userId" from audit_log where request_id = ${String(answer.headers['x-request-id'])}`;
    const strangers = entries.filter((entry) => entry.userId !== (users.get(who) ?? null));
    if (strangers.length > 0) ledger.wrong.push(`${name}: an entry in the name of ${strangers[0]!.userId}`);
    (entries.length > 0 ? ledger.audited : ledger.silent).add(name);
    return answer.body?.result;
  };
  const as = async (login: string): Promise<Caller> => {
    const caller = await app.as(login);
    users.set(caller, await userId(login));
    return caller;
  };
  return { desk: { app, as, write, id, userId }, ledger };
}
