// Settings of the own enterprise: names, domains, addresses, listed hosts, logo; they act on the next request (specification 3, enterprise).
import { readFile } from 'node:fs/promises';
import {
  KEPT_SECRET,
  enterpriseErrors as errors,
  type ChangedSettings,
  type EnterpriseSettings,
} from '@yijian/contract/enterprises';
import type { NamedError, UploadedFile } from '@yijian/contract/core';
import { fail, wordsOf, type Failure, type Values } from '../../../platform/errors/index.ts';
import { namedChatApp } from '../../../platform/gateways/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { testConnection, type Reach } from './connection.service.ts';
import { keepEmbedSecret } from './embed-secret.service.ts';
import { LARGEST_BYTES, LARGEST_SIDE, logoOf } from './logo.policy.ts';
import {
  brandingOf,
  changesReach,
  changesSignIn,
  domainOf,
  hostOfDomain,
  isAddress,
  isDomain,
  isOwnAddress,
  isShared,
  parametersOf,
  sharedOf,
  textsOf,
} from './settings.policy.ts';
import {
  lockDomains,
  lockSettings,
  replaceDomains,
  selectIsRealmTaken,
  selectSettings,
  selectTakenHosts,
  updateSettings,
  type SettingsRow,
} from './settings.sql.ts';

export async function findSettings(context: Context): Promise<EnterpriseSettings> {
  return shown(context, await selectSettings(context.sql));
}

export async function changeSettings(
  context: Context,
  { reach, ...input }: ChangedSettings & { reach: Reach },
): Promise<EnterpriseSettings> {
  await lockSettings(context.sql);
  const before = await selectSettings(context.sql);
  if (before.version !== input.version) throw fail(errors.changedMeanwhile);
  requireAddresses(context, { before, input, reach });
  requireSite(context, input);
  const chat = chatOf(context, input);
  await requireReach(context, { before, input, reach });
  await keepDomains(context, { before, domains: input.domains });
  const { name, enName, realm, interfaceAddress, authAddress, clientId, siteId } = input;
  const sharedDashboards = input.sharedDashboards ?? sharedOf(before);
  const { enterpriseChat: _chat, ...others } = before.settings;
  const since = textIn(before, 'embedSecretSince');
  const embedSecretSince = await keepEmbedSecret(context, { secret: input.embedSecret, since });
  const settings = {
    ...others,
    ...chat,
    branding: { ...brandingOf(before), name: { zh: input.brandName, en: input.brandEnName } },
    analyticsAddress: input.analyticsAddress,
    languageModelAddress: input.languageModelAddress,
    diagnosisPrefix: input.diagnosisPrefix,
    frameHosts: input.frameHosts,
    iconHosts: input.iconHosts,
    sharedDashboards,
    embedParameters: input.embedParameters,
    embedSecretSince,
  };
  await updateSettings(context.sql, { name, enName, realm, interfaceAddress, authAddress, clientId, siteId, settings });
  return findSettings(context);
}

/** The chat app under the one name that sign-in, doctors' pages and the web read; an app has both numbers. */
function chatOf(context: Context, { chatCorpId: corpId, chatAgentId: agentId, chatHosts }: ChangedSettings) {
  if ((corpId === '') !== (agentId === ''))
    throw refuse(context, errors.chatIncomplete, { field: corpId === '' ? 'chatCorpId' : 'chatAgentId' });
  return { ...(corpId === '' ? {} : { enterpriseChat: { corpId, agentId } }), enterpriseChatHosts: chatHosts };
}

/** Lets the pages of the enterprise frame a host. */
export async function listFrameHost(context: Context, host: string): Promise<void> {
  const { sql } = context;
  await lockSettings(sql);
  const before = await selectSettings(sql);
  const hosts = textsOf(before.settings['frameHosts']);
  if (hosts.includes(host)) return;
  await updateSettings(sql, { ...before, settings: { ...before.settings, frameHosts: [...hosts, host] } });
}

export async function keepLogo(context: Context, file: UploadedFile | null): Promise<EnterpriseSettings> {
  const logo = file === null ? null : logoOf(await readFile(file.path ?? ''));
  if (logo === undefined)
    throw refuse(context, errors.badLogo, {
      field: 'file',
      values: { pixels: LARGEST_SIDE, size: LARGEST_BYTES / 1024 },
    });
  await lockSettings(context.sql);
  const before = await selectSettings(context.sql);
  const address = logo === null ? null : `data:image/png;base64,${logo.toString('base64')}`;
  const settings = { ...before.settings, branding: { ...brandingOf(before), logo: address } };
  await updateSettings(context.sql, { ...before, settings });
  return findSettings(context);
}

interface Change {
  readonly before: SettingsRow;
  readonly input: ChangedSettings;
  readonly reach: Reach;
}

function requireAddresses(context: Context, { before, input, reach }: Change): void {
  for (const field of ['authAddress', 'interfaceAddress'] as const)
    if (input[field] !== before[field] && !isAddress(input[field], reach.allowPrivate))
      throw refuse(context, errors.badAddress, { field });
  const { analyticsAddress } = input;
  if (analyticsAddress !== '' && (analyticsAddress.startsWith('/') || !isAddress(analyticsAddress, reach.allowPrivate)))
    throw refuse(context, errors.badAddress, { field: 'analyticsAddress' });
  const { languageModelAddress, domains } = input;
  if (languageModelAddress !== '' && !isOwnAddress(languageModelAddress, domains, reach.allowPrivate))
    throw refuse(context, errors.badAddress, { field: 'languageModelAddress' });
}

/** Shared dashboards stand at the analytics site, and without one nothing can be framed. */
function requireSite(context: Context, { analyticsAddress, sharedDashboards }: ChangedSettings): void {
  if (analyticsAddress === '' && sharedDashboards !== undefined && isShared(sharedDashboards))
    throw refuse(context, errors.siteMissing, { field: 'analyticsAddress' });
}

/** What can lock everyone out is confirmed, and a sign-in address must answer before it is kept. */
async function requireReach(context: Context, { before, input, reach }: Change): Promise<void> {
  if (await selectIsRealmTaken(context.sql, input.realm))
    throw refuse(context, errors.realmTaken, { field: 'realm', values: { realm: input.realm } });
  if (!changesReach(before, input)) return;
  if (!input.confirmed) throw fail(errors.confirmNeeded);
  if (!changesSignIn(before, input)) return;
  const { problem } = await testConnection(reach, input);
  if (problem !== null) throw refuse(context, errors.connectionFailed, { field: 'authAddress', values: { problem } });
}

async function keepDomains(
  context: Context,
  { before, domains }: { before: SettingsRow; domains: readonly string[] },
): Promise<void> {
  const bad = domains.find((domain) => !isDomain(domain));
  if (bad !== undefined) throw refuse(context, errors.badDomain, { field: 'domains', values: { domain: bad } });
  const own = domainOf(before.domains, hostOf(context));
  if (own !== undefined && domainOf(domains, hostOf(context)) === undefined)
    throw refuse(context, errors.ownDomain, { field: 'domains', values: { domain: own } });
  await lockDomains(context.sql);
  const [taken] = await selectTakenHosts(context.sql, domains.map(hostOfDomain));
  if (taken !== undefined) throw refuse(context, errors.domainTaken, { field: 'domains', values: { domain: taken } });
  await replaceDomains(context.sql, domains);
}

const textIn = ({ settings }: Pick<SettingsRow, 'settings'>, name: string): string =>
  typeof settings[name] === 'string' ? settings[name] : '';

const hostOf = (context: Context): string => URL.parse(context.origin)?.host ?? '';

function shown(context: Context, row: SettingsRow): EnterpriseSettings {
  const { settings, domains, ...known } = row;
  const { name = {}, logo = null } = brandingOf(row);
  const chat = namedChatApp(settings);
  return {
    ...known,
    domains: [...domains],
    ownDomain: domainOf(domains, hostOf(context)) ?? hostOf(context),
    brandName: name.zh ?? row.name,
    brandEnName: name.en ?? row.enName,
    logo,
    analyticsAddress: textIn(row, 'analyticsAddress'),
    languageModelAddress: textIn(row, 'languageModelAddress'),
    chatCorpId: chat?.corpId ?? '',
    chatAgentId: chat?.agentId ?? '',
    chatHosts: textsOf(settings['enterpriseChatHosts']),
    diagnosisPrefix: textIn(row, 'diagnosisPrefix') || 'API-LUNDBECK',
    frameHosts: textsOf(settings['frameHosts']),
    iconHosts: textsOf(settings['iconHosts']),
    sharedDashboards: sharedOf(row),
    embedSecret: textIn(row, 'embedSecretSince') === '' ? '' : KEPT_SECRET,
    embedParameters: parametersOf(row),
  };
}

function refuse(
  context: Context,
  error: NamedError,
  { field, values = {} }: { field: string; values?: Values },
): Failure {
  return fail(error, values, [{ field: `body.${field}`, message: wordsOf(error, context.language, values) }]);
}
