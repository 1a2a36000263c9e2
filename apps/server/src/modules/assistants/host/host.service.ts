// Where the language model of the enterprise answers; its key is sealed and shown to nobody (specification 7.2).
import { assistantErrors as errors, type ChangedModelHost, type ModelHost } from '@yijian/contract/assistants';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { deletePersonal, selectPersonal, upsertPersonal } from '../../../platform/secrets/index.ts';
import { deleteHost, selectHost, upsertHost } from './host.sql.ts';

export interface Reach {
  /** Development only: http and addresses of this machine pass. */
  readonly allowPrivate: boolean;
}

const keySet = ({ enterprise }: Context) =>
  ({ enterpriseId: enterprise.id, table: 'assistant_hosts', field: 'MODEL_KEY' }) as const;

export interface HostInUse {
  readonly address: string;
  readonly model: string;
  readonly key: string | undefined;
}

export async function findHostInUse(context: Context): Promise<HostInUse | undefined> {
  const host = await selectHost(context.sql);
  if (host === undefined) return undefined;
  const keys = await selectPersonal(context.sql, context.vault, keySet(context), [host.id]);
  return { address: host.address, model: host.model, key: keys.get(host.id) };
}

export async function findHost(context: Context): Promise<ModelHost> {
  const host = await findHostInUse(context);
  return { address: host?.address ?? '', model: host?.model ?? '', hasKey: host?.key !== undefined };
}

/** An empty address gives the answers back to the built-in answerer. A key goes to the host it was given for, never to another. */
export async function changeHost(
  context: Context,
  { reach, apiKey, ...host }: ChangedModelHost & { reach: Reach },
): Promise<ModelHost> {
  const { sql, vault } = context;
  const before = await selectHost(sql);
  if (host.address === '') {
    if (before !== undefined) {
      await deletePersonal(sql, keySet(context), [before.id]);
      await deleteHost(sql, before.id);
    }
    return findHost(context);
  }
  requireAddress(context, { ...host, reach });
  const { id } = await upsertHost(sql, host);
  const isElsewhere = before !== undefined && URL.parse(before.address)?.host !== URL.parse(host.address)?.host;
  if (apiKey === '' || (apiKey === undefined && isElsewhere)) await deletePersonal(sql, keySet(context), [id]);
  else if (apiKey !== undefined) await upsertPersonal(sql, vault, keySet(context), [{ rowId: id, value: apiKey }]);
  return findHost(context);
}

function requireAddress(
  { language }: Context,
  { address, model, reach }: { address: string; model: string; reach: Reach },
): void {
  const url = URL.parse(address);
  const isSafe = url?.protocol === 'https:' || (reach.allowPrivate && url?.protocol === 'http:');
  const isPlain = url !== null && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (isSafe && isPlain && model !== '') return;
  const message = wordsOf(errors.badAddress, language, {});
  const field = isSafe && isPlain ? 'body.model' : 'body.address';
  throw fail(errors.badAddress, {}, [{ field, message }]);
}
