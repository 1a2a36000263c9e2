// The secret that signs shared dashboards: sealed, read out by nobody, kept as long as the form shows asterisks (specification 2.3, systemReport).
import { KEPT_SECRET, type EnterpriseSettings, type SharedDashboards } from '@yijian/contract/enterprises';
import type { Context } from '../../../platform/http/index.ts';
import { deletePersonal, selectPersonal, upsertPersonal } from '../../../platform/secrets/index.ts';
import { parametersOf, sharedOf } from './settings.policy.ts';
import { selectSettings } from './settings.sql.ts';

const secretSet = ({ enterprise }: Context) =>
  ({ enterpriseId: enterprise.id, table: 'enterprises', field: 'EMBED_SECRET' }) as const;

/** Since when there is a secret, as the settings keep it; empty without one. `since` is what they say now. */
export async function keepEmbedSecret(
  context: Context,
  { secret, since }: { readonly secret: string; readonly since: string },
): Promise<string> {
  const { sql, vault, enterprise, clock } = context;
  if (secret === KEPT_SECRET) return since;
  if (secret === '') {
    await deletePersonal(sql, secretSet(context), [enterprise.id]);
    return '';
  }
  await upsertPersonal(sql, vault, secretSet(context), [{ rowId: enterprise.id, value: secret }]);
  return clock.now().toISOString();
}

export interface EmbedSettings {
  /** Address of the analytics site; empty without one. */
  readonly site: string;
  readonly dashboards: SharedDashboards;
  readonly parameters: EnterpriseSettings['embedParameters'];
  /** Undefined: dashboards are public. */
  readonly secret: string | undefined;
}

export async function findEmbedSettings(context: Context): Promise<EmbedSettings> {
  const { sql, vault, enterprise } = context;
  const row = await selectSettings(sql);
  const secrets = await selectPersonal(sql, vault, secretSet(context), [enterprise.id]);
  const site = row.settings['analyticsAddress'];
  return {
    site: typeof site === 'string' ? site : '',
    dashboards: sharedOf(row),
    parameters: parametersOf(row),
    secret: secrets.get(enterprise.id),
  };
}
