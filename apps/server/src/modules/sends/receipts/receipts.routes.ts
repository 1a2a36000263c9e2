// Where mail servers hand over reports on mails, and SMS providers post those on messages. Neither provider signs what it posts, so that the
// address carries a secret of ours; beyond it a report counts only with the reference and the very address of one message.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  mailReportsIn,
  smsReporters,
  smsReportsIn,
  type MailReport,
  type SmsReport,
  type SmsReporter,
} from '../../../platform/gateways/index.ts';
import type { Context, Tenant } from '../../../platform/http/index.ts';
import { asSystem, type SystemOptions } from '../../../platform/jobs/index.ts';
import { recordMailReport, recordSmsReport } from './receipts.service.ts';

export interface ReceiptOptions extends SystemOptions {
  /** Undefined where nothing is taken. */
  readonly token: string | undefined;
  readonly tenants: () => Promise<readonly Tenant[]>;
}

export const RECEIPTS = '/receipts';
/** Bytes: a report on a mail may bring the mail along, a provider a thousand reports. */
const LARGEST = 2_097_152;

/** Providers ask again until they read these. */
const taken = { aliyun: { code: 0, msg: 'OK' }, tencent: { result: 0, errmsg: 'OK' } } as const;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

export async function serveReceipts(server: FastifyInstance, options: ReceiptOptions): Promise<void> {
  const { token } = options;
  if (token === undefined) return;
  const own = sha256(token);
  const isOurs = ({ query }: FastifyRequest): boolean => {
    const given = (query as { token?: unknown }).token;
    return typeof given === 'string' && timingSafeEqual(sha256(given), own);
  };
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
      done(null, body),
    );
    const answered =
      (work: (body: Buffer) => Promise<{ status: number; json?: object }>) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { status, json = {} } = isOurs(request) ? await work(body) : { status: 403 };
        return reply.status(status).header('cache-control', 'no-store').send(json);
      };
    scope.post(
      `${RECEIPTS}/mail`,
      answered((body) => takeMail(options, body)),
    );
    for (const provider of smsReporters)
      scope.post(
        `${RECEIPTS}/${provider}`,
        answered((body) => takeSms(options, { provider, body })),
      );
  });
}

async function takeMail(options: ReceiptOptions, body: Buffer) {
  for (const report of await mailReportsIn(body)) await record(options, recordMailReport, report);
  return { status: 200 };
}

async function takeSms(options: ReceiptOptions, { provider, body }: { provider: SmsReporter; body: Buffer }) {
  const reports = smsReportsIn(provider, parsed(body));
  if (reports === undefined) return { status: 400 };
  for (const report of reports) await record(options, recordSmsReport, report);
  return { status: 200, json: taken[provider] };
}

/** All enterprises share mail server and provider: the first whose message it is keeps it; one that is nobody's is left. */
async function record<Report extends MailReport | SmsReport>(
  options: ReceiptOptions,
  keep: (context: Context, report: Report) => Promise<boolean>,
  report: Report,
): Promise<void> {
  for (const tenant of await options.tenants())
    if (await asSystem(options, tenant, (context) => keep(context, report))) return;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
