// Every setting of the server in one validated place; the README's table is written from this list.
import path from 'node:path';
import { z } from 'zod';
import {
  columnServer,
  gateway,
  gatewayPairs,
  mailServer,
  networks,
  origin,
  partner,
  postgresAddress,
  wecomCallbacks,
  wecomSecrets,
} from './addresses.ts';

/** A timer set for longer than 2^31 ms goes off at once. */
const LONGEST_TIMER = 2_147_483_647;
const A_YEAR = 366 * 86_400;
const seconds = (fallback: number) => z.coerce.number().int().positive().max(A_YEAR).default(fallback);
const count = (fallback: number) => z.coerce.number().int().positive().max(LONGEST_TIMER).default(fallback);
const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true');

export const Settings = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(8080)
    .describe('Port that serves the page, the calls and the sign-in'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 behind a proxy'),
  DATA_DIR: z.string().default('.data').describe('Folder of the embedded database and of uploaded files'),
  KEY_FILE: z
    .string()
    .optional()
    .describe(
      'Keys of personal values (phones, identity and account numbers); personal-keys.json in DATA_DIR unless set',
    ),
  WEB_DIR: z.string().optional().describe('Folder of the built page; apps/web/dist unless set'),
  DATABASE_URL: postgresAddress()
    .optional()
    .describe('Existing PostgreSQL 15 or newer in place of the embedded one; its user must be able to create roles'),
  APP_DATABASE_URL: postgresAddress()
    .optional()
    .describe('Sign-in of the role yijian_app when DATABASE_URL may not set its password'),
  DATABASE_POOL: count(10).describe('Connections per enterprise for changes and background work'),
  DATABASE_READ_POOL: count(4).describe(
    "Connections per enterprise for reading; about twice the cores of the database's machine",
  ),
  DATABASE_POOLS: count(20).describe(
    'Enterprises with open connections at one time; the least recently used is closed first',
  ),
  CLICKHOUSE_URL: columnServer()
    .optional()
    .describe(
      'ClickHouse beside PostgreSQL, such as https://user:word@columns.example:8443/yijian: events are copied there, and funnels and journeys over all of them are asked there',
    ),
  CLICKHOUSE_COPY_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1800)
    .default(300)
    .describe(
      'Pause between two comparisons of the events with their copy in ClickHouse; 0 leaves them to other processes',
    ),
  STATEMENT_TIMEOUT_MS: count(10_000).describe('Longest statement'),
  REQUEST_TIMEOUT_MS: count(30_000).describe('Longest time to receive a request'),
  ANSWER_TIMEOUT_MS: count(12_000).describe('Longest time to answer an ordinary call before 504'),
  REVEALS_PER_DAY: count(1000).describe(
    'Ceiling over rule P1 of every enterprise: personal values one user may see whole in a day',
  ),
  BODY_LIMIT_BYTES: count(262_144).describe('Largest ordinary body'),
  UPLOAD_LIMIT_BYTES: count(100 * 1024 * 1024).describe('Largest uploaded file'),
  SHEET_LIMIT_BYTES: count(100 * 1024 * 1024).describe('Largest uploaded sheet once it is unpacked'),
  RATE_LIMIT_PER_MINUTE: count(6_000).describe('Calls per minute and address'),
  SIGN_IN_LIMIT_PER_HOUR: count(100).describe('Failed sign-ins per hour and address'),
  ACCESS_TOKEN_SECONDS: seconds(600).describe('Life of an access token'),
  REFRESH_IDLE_SECONDS: seconds(8 * 3600).describe('A session ends when it is not refreshed for so long'),
  SESSIONS_PER_USER: count(5).describe('Sessions one user may have open; the oldest ends when there are more'),
  SESSION_SECONDS: seconds(12 * 3600).describe('A session ends after so long at the latest'),
  REFRESH_GRACE_SECONDS: seconds(10).describe(
    'A refresh token may be used again for so long after its successor was given out',
  ),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(8)
    .default(0)
    .describe(
      'A stopping node answers 503 for at least so long before its port closes, so that a balancer leaves it out',
    ),
  PUBLIC_ORIGIN: origin()
    .optional()
    .describe('Origin the browser sees when a proxy ends TLS, such as https://crm.example'),
  TRUSTED_PROXY: networks().optional().describe('Address of the proxy whose X-Forwarded-* headers are believed'),
  GATEWAYS: gatewayPairs()
    .default('')
    .describe(
      'Gateway per page origin for finding the enterprise: origin=gateway pairs with commas; any other origin uses its own',
    ),
  FALLBACK_GATEWAY: gateway()
    .optional()
    .describe('Gateway for page origins that GATEWAYS does not name; else the origin itself with /prod-api'),
  ENVIRONMENT: z
    .enum(['production', 'test'])
    .default('production')
    .describe('Which shared dashboards the system reports embed'),
  SMS_PROVIDER: z
    .enum(['aliyun', 'tencent'])
    .optional()
    .describe('SMS service; without it messages stay in the outbox of the demo and go nowhere elsewhere'),
  SMS_GATEWAY: partner().optional().describe("Base address of the SMS service in place of the provider's own"),
  SMS_KEY_ID: z.string().optional().describe('Key id of the SMS service'),
  SMS_KEY_SECRET: z.string().optional().describe('Secret that signs questions to the SMS service'),
  SMS_SIGN_NAME: z.string().optional().describe('Signature of messages that the SMS service has approved'),
  SMS_CODE_TEMPLATE: z.string().optional().describe('Approved template of one-time codes; its placeholder is code'),
  SMS_CONTENT_TEMPLATE: z
    .string()
    .optional()
    .describe('Approved template of content; its placeholders are doctor, title, link, leave'),
  SMS_OPENING_TEMPLATE: z
    .string()
    .optional()
    .describe(
      'Approved template of content that opens with an approved line; its placeholders are opening, title, link, leave',
    ),
  SMS_INVITATION_TEMPLATE: z
    .string()
    .optional()
    .describe('Approved template of invitations; its placeholders are doctor, title, when, place, link, leave'),
  SMS_APP_ID: z.string().optional().describe('Application id, asked for by tencent alone'),
  SMS_REGION: z.string().default('ap-guangzhou').describe('Region, asked for by tencent alone'),
  SMTP_URL: mailServer()
    .optional()
    .describe(
      'Mail server, such as smtps://user:word@mail.example:465; without it mail stays in the outbox of the demo',
    ),
  MAIL_FROM: z
    .email()
    .default('noreply@localhost.example')
    .describe('Address that mail to doctors and staff comes from'),
  RECEIPT_TOKEN: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Secret in the addresses /receipts/mail, /receipts/aliyun and /receipts/tencent (?token=), to which reports on messages are posted; without it none are taken',
    ),
  SMTP_TIMEOUT_MS: count(15_000).describe('Longest time to wait for each answer of the mail server'),
  SEND_CLOCK_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(2)
    .describe('Pause between two looks for messages that wait to go out; 0 leaves them to other processes'),
  CHAT_RESULT_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(300)
    .describe('Pause between two questions to WeCom what became of messages; 0 leaves them to other processes'),
  CHAT_CONTACT_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(86_400)
    .default(3600)
    .describe('Pause between two rounds that bring contacts from WeCom; 0 leaves them to other processes'),
  DIGEST_CLOCK_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(60)
    .describe('Pause between two looks for daily mails of notices that are due; 0 leaves them to other processes'),
  BOARD_CLOCK_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(60)
    .describe('Pause between two looks for subscriptions of boards that are due; 0 leaves them to other processes'),
  CHAT_GATEWAY: partner()
    .optional()
    .describe('Base address of the enterprise-chat partner; without it contacts are neither fetched nor checked'),
  CHAT_GATEWAY_KEY: z.string().optional().describe('Key that the enterprise-chat partner gave, sent as a bearer token'),
  CHAT_GATEWAY_TIMEOUT_MS: count(5_000).describe('Longest time to wait for the enterprise-chat partner'),
  WECOM_GATEWAY: partner().optional().describe("Base address of WeCom's server calls in place of its own"),
  WECOM_SECRETS: wecomSecrets()
    .default('')
    .describe(
      'Secret of each WeCom app: corpId:agentId=secret pairs with commas; users and doctors sign in through them, and content goes out',
    ),
  WECOM_CALLBACKS: wecomCallbacks()
    .default('')
    .describe(
      'What each WeCom app signs its calls to /wecom/events with: corpId:agentId=token:encodingAesKey with commas; contacts then come at once',
    ),
  PARTNER_GATEWAY: partner().optional().describe('Base address of the partner sign-on service'),
  PARTNER_GATEWAY_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Secret shared with the partner, which signs the tickets of single sign-on'),
  ALLOW_PRIVATE_ADDRESSES: flag(false).describe(
    'Development only: lets the server fetch over http and from addresses of this machine and its network',
  ),
  SCHEDULES: flag(true).describe(
    'Whether this process starts jobs at their minute; false leaves that to other processes',
  ),
  AUDIT_SEAL_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .default(5)
    .describe('Pause between two sealings of the audit trail; 0 leaves them to other processes'),
  WORKFLOW_CLOCK_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(3)
    .describe(
      'Pause between two looks for due timers of processes; 0 leaves them to other processes and to the minute',
    ),
  USAGE_TRACKING: flag(true).describe('Whether page titles and time on page are recorded'),
  SEED: z.enum(['demo', 'none']).default('demo').describe('What an empty database is filled with at first start'),
  DEMO_PASSWORD: z
    .string()
    .min(12)
    .max(128)
    .optional()
    .describe(
      'Password of the demo accounts in place of the published one; with SEED=demo it lets the demo be reached from other machines',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token that opens /metrics from other machines; without it only this machine reads them'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Least severe line that is logged'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('production')
    .describe('development checks every answer against the contract'),
});
export type Settings = z.infer<typeof Settings>;

/** What each SMS service cannot do without. */
const NEEDED = {
  aliyun: ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_CODE_TEMPLATE'],
  tencent: ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_CODE_TEMPLATE', 'SMS_APP_ID'],
} as const;

const missingOf = (settings: Settings): string[] =>
  settings.SMS_PROVIDER === undefined
    ? []
    : NEEDED[settings.SMS_PROVIDER].filter((name) => settings[name] === undefined);

/** Reads the settings. Throws one message that names every wrong setting. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const known = Object.fromEntries(
    Object.keys(Settings.shape).map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
  );
  const parsed = Settings.safeParse(known);
  const missing = parsed.success ? missingOf(parsed.data) : [];
  if (parsed.success && missing.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  const faults = [
    ...issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
    ...missing.map((name) => `  ${name}: asked for by SMS_PROVIDER`),
  ];
  throw new Error(`These settings are wrong:\n${faults.join('\n')}`);
}

/** Where the keys of personal values are. */
export function keyFileOf({ KEY_FILE, DATA_DIR }: Pick<Settings, 'KEY_FILE' | 'DATA_DIR'>): string {
  return path.resolve(KEY_FILE ?? path.join(DATA_DIR, 'personal-keys.json'));
}
