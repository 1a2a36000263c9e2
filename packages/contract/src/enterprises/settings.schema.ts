// What an enterprise settles about itself (specification 3, enterprise: domain, interface and auth address, client, site).
import { z } from 'zod';
import { Id, list, text, uploadedFile } from '../core/index.ts';

const address = text(300, 1);
const host = text(120, 3)
  .toLowerCase()
  .regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/);
const realm = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);
const clientId = z.string().regex(/^[\w.-]{1,60}$/);

export const sharedReports = ['rbRecords', 'qfRecord', 'systemUseAnalysis'] as const;
const dashboardId = z.union([z.literal(''), z.string().regex(/^[\w-]{1,80}$/)]).default('');
/** The dashboard of the analytics site that a report frames, by environment; empty: the product's own report. */
const SharedDashboard = z.strictObject({ test: dashboardId, production: dashboardId });
const noDashboard = { test: '', production: '' };
export const SharedDashboards = z.strictObject({
  rbRecords: SharedDashboard.default(noDashboard),
  qfRecord: SharedDashboard.default(noDashboard),
  systemUseAnalysis: SharedDashboard.default(noDashboard),
});
export type SharedDashboards = z.infer<typeof SharedDashboards>;

/** What a signed dashboard is told of its reader; it shows these values and lets nobody choose others. */
export const embedParameters = ['enterprise', 'organization', 'user', 'language'] as const;
/** Stands for a secret that is kept: it is never read out. */
export const KEPT_SECRET = '********';
const embedSecret = z.union([z.literal(''), z.literal(KEPT_SECRET), z.string().regex(/^[\x21-\x7e]{32,200}$/)]);

const fields = {
  name: text(60, 1),
  enName: text(120, 1),
  siteId: text(60),
  domains: list(text(260, 1), 50).min(1),
  interfaceAddress: address,
  authAddress: address.meta({ description: '/auth is the built-in identity server; else https' }),
  realm,
  clientId,
  brandName: text(30, 1),
  brandEnName: text(40, 1),
  analyticsAddress: text(300).meta({ description: 'Partner that shows the shared dashboards; empty for none' }),
  languageModelAddress: text(300)
    .default('')
    .meta({ description: 'Own host that answers the four chats; empty: the host of the page' }),
  diagnosisPrefix: z
    .string()
    .regex(/^API-[A-Z0-9][A-Z0-9-]{0,30}$/)
    .default('API-LUNDBECK')
    .meta({ description: 'First part of the addresses of treatment records; API-LUNDBECK leads there as well' }),
  chatCorpId: z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .default('')
    .meta({ description: 'Corporation of the enterprise chat (WeCom); empty: nobody signs in by chat' }),
  chatAgentId: z
    .string()
    .regex(/^\d{0,20}$/)
    .default('')
    .meta({ description: 'App of the enterprise chat; its secret is a setting of the server' }),
  chatHosts: list(host, 20).default([]).meta({ description: 'Hosts at which /initWecom begins with the chat' }),
  embedSecret: embedSecret.default(KEPT_SECRET).meta({
    description: 'Signs the shared dashboards; asterisks: the one that is kept; empty: dashboards are public',
  }),
  embedParameters: list(z.enum(embedParameters), embedParameters.length)
    .default([])
    .meta({ description: 'What the signature pins' }),
  frameHosts: list(host, 50).meta({ description: 'Hosts whose pages menus may show in a frame' }),
  iconHosts: list(host, 50).meta({ description: 'Hosts from which pictures of menus may come' }),
};

export const EnterpriseSettings = z.object({
  ...fields,
  sharedDashboards: SharedDashboards,
  id: Id,
  version: z.string(),
  logo: z.string().nullable().describe('data: address of a PNG'),
  ownDomain: z.string().describe('The domain this page stands at'),
});
export type EnterpriseSettings = z.infer<typeof EnterpriseSettings>;

export const ChangedSettings = z.strictObject({
  ...fields,
  sharedDashboards: SharedDashboards.optional().meta({ description: 'Left out: they stay as they are' }),
  version: z.string().regex(/^\d{1,20}$/),
  confirmed: z.boolean().default(false).meta({ description: 'true: sign-in or interface may change' }),
});
export type ChangedSettings = z.infer<typeof ChangedSettings>;

export const ConnectionTrial = z.strictObject({ authAddress: address, realm, clientId });
export type ConnectionTrial = z.infer<typeof ConnectionTrial>;

export const connectionProblems = [
  'badAddress',
  'notHttps',
  'hostNotListed',
  'notPublic',
  'notFound',
  'redirected',
  'tooLarge',
  'timedOut',
  'unreachable',
  'notIdentityServer',
  'otherIssuer',
] as const;
export const ConnectionProblem = z.enum(connectionProblems);
export type ConnectionProblem = z.infer<typeof ConnectionProblem>;

export const Connection = z.object({
  isGood: z.boolean(),
  isBuiltIn: z.boolean(),
  issuer: z.string().nullable(),
  problem: ConnectionProblem.nullable(),
});
export type Connection = z.infer<typeof Connection>;

export const LogoFile = z.strictObject({ file: uploadedFile() });
export type LogoFile = z.infer<typeof LogoFile>;
