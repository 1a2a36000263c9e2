// The shared dashboard of a report in this environment, or of a menu entry, for the reader who asks (specification 2.3, systemReport; 3).
import { dashboardErrors as errors, type Embed } from '@yijian/contract/dashboards';
import type { sharedReports } from '@yijian/contract/enterprises';
import { findEmbedSettings, type EmbedSettings } from '../../enterprises/index.ts';
import { findHeldDashboard } from '../../menus/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { expiryOf, publicAddress, signedAddress, signedToken } from './embed-token.policy.ts';

export interface EmbedAsked {
  readonly report: (typeof sharedReports)[number];
  readonly environment: 'test' | 'production';
}

export async function findEmbed(context: Context, { report, environment }: EmbedAsked): Promise<Embed> {
  const settings = await findEmbedSettings(context);
  return addressOf(context, settings, settings.dashboards[report][environment]);
}

export async function findMenuEmbed(context: Context, menuId: string): Promise<Embed> {
  const dashboard = await findHeldDashboard(context, menuId);
  return addressOf(context, await findEmbedSettings(context), dashboard ?? '');
}

async function addressOf(context: Context, settings: EmbedSettings, dashboard: string): Promise<Embed> {
  const { site, parameters, secret } = settings;
  if (site === '' || dashboard === '') throw fail(errors.noSharedDashboard);
  if (secret === undefined) return { address: publicAddress(site, dashboard), expiresAt: null };
  const now = context.clock.now();
  const token = await signedToken({ secret, dashboard, parameters: pinned(context, parameters), now });
  return { address: signedAddress(site, token), expiresAt: expiryOf(now).toISOString() };
}

/** What the dashboard is told of its reader. */
function pinned(
  { enterprise, user, language }: Context,
  parameters: EmbedSettings['parameters'],
): Record<string, string> {
  const values = { enterprise: enterprise.id, organization: user.organizationId ?? '', user: user.id, language };
  return Object.fromEntries(parameters.map((one) => [one, values[one]]));
}
