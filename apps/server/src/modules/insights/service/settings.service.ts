// Where the opinion service of the enterprise answers; its key is sealed and shown to nobody (specification 7.5, last paragraph).
import { insightErrors as errors, type ChangedOpinionService, type OpinionService } from '@yijian/contract/insights';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { deletePersonal, selectPersonal, upsertPersonal } from '../../../platform/secrets/index.ts';
import { isElsewhere, isPlainAddress } from './address.policy.ts';
import { deleteService, selectService, upsertService } from './service.sql.ts';

const keySet = ({ enterprise }: Context) =>
  ({ enterpriseId: enterprise.id, table: 'insight_services', field: 'SERVICE_KEY' }) as const;

export interface ServiceInUse {
  readonly address: string;
  /** Another one after every change. */
  readonly edition: string;
  readonly key: string | undefined;
}

export async function findServiceInUse(context: Context): Promise<ServiceInUse | undefined> {
  const row = await selectService(context.sql);
  if (row === undefined) return undefined;
  const keys = await selectPersonal(context.sql, context.vault, keySet(context), [row.id]);
  return { address: row.address, edition: `${row.id}.${row.version}`, key: keys.get(row.id) };
}

export async function findService(context: Context): Promise<OpinionService> {
  const service = await findServiceInUse(context);
  return { address: service?.address ?? '', hasKey: service?.key !== undefined };
}

/** An empty address gives the pages back to the own posts. A key goes to the host it was given for, never to another. */
export async function changeService(
  context: Context,
  { allowPrivate, address, apiKey }: ChangedOpinionService & { readonly allowPrivate: boolean },
): Promise<OpinionService> {
  const { sql, vault, language } = context;
  const before = await selectService(sql);
  if (address === '') {
    if (before !== undefined) {
      await deletePersonal(sql, keySet(context), [before.id]);
      await deleteService(sql, before.id);
    }
    return findService(context);
  }
  if (!isPlainAddress(address, allowPrivate)) {
    const message = wordsOf(errors.badService, language, {});
    throw fail(errors.badService, {}, [{ field: 'body.address', message }]);
  }
  const { id } = await upsertService(sql, address);
  if (apiKey === '' || (apiKey === undefined && isElsewhere(before?.address, address)))
    await deletePersonal(sql, keySet(context), [id]);
  else if (apiKey !== undefined) await upsertPersonal(sql, vault, keySet(context), [{ rowId: id, value: apiKey }]);
  return findService(context);
}
