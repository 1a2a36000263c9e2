// Tencent Cloud SMS (sms 2021-01-11, SendSms) with its signature TC3-HMAC-SHA256.
import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ProviderKeys } from './aliyun.ts';
import { askProvider, type Reach } from './ask-provider.ts';
import type { Sms, SmsResult, SmsService } from './sms.ts';

export const TENCENT_BASE = 'https://sms.tencentcloudapi.com';

const TYPE = 'application/json; charset=utf-8';
const Answer = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string(), SerialNo: z.string() })).optional(),
  }),
});
const isTemporary = (code: string): boolean => /^(RequestLimitExceeded|ResourceUnavailable)/.test(code);

export interface TencentKeys extends ProviderKeys {
  readonly appId: string;
  readonly region: string;
}

export function tencentSms(ctx: TencentKeys & Reach): SmsService {
  return {
    name: 'tencent',
    async attempt(message, at) {
      const body = bodyOf(ctx, message);
      if (body === undefined) return { state: 'refused', reason: 'templateMissing', isTemporary: false };
      const host = new URL(ctx.base).host;
      const headers = {
        ...signTencent({ ...ctx, host, service: 'sms', body, at }),
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-region': ctx.region,
      };
      const answered = await askProvider(ctx, { path: '/', headers, body });
      return 'result' in answered ? answered.result : resultOf(answered.status, answered.json);
    },
  };
}

function bodyOf(
  { appId, signName, templates }: TencentKeys,
  { phone, sign, template, values, reference }: Sms,
): string | undefined {
  const templateId = typeof template === 'string' ? templates[template] : template.id;
  if (templateId === undefined) return undefined;
  return JSON.stringify({
    PhoneNumberSet: [`+86${phone}`],
    SmsSdkAppId: appId,
    SignName: sign ?? signName,
    TemplateId: templateId,
    TemplateParamSet: values.map(([, value]) => value),
    SessionContext: reference,
  });
}

function resultOf(status: number, json: unknown): SmsResult {
  const answer = Answer.safeParse(json);
  if (!answer.success) return { state: 'unknown', reason: `answer ${status}` };
  const { Error: fault, SendStatusSet: sent } = answer.data.Response;
  const code = fault?.Code ?? sent?.[0]?.Code;
  if (code === undefined) return { state: 'unknown', reason: `answer ${status}` };
  if (fault === undefined && code === 'Ok') return { state: 'accepted', reference: sent?.[0]?.SerialNo ?? '' };
  if (isTemporary(code)) return { state: 'refused', reason: code, isTemporary: true };
  // A fault of the provider itself does not say whether the message went out.
  if (status >= 500 || code.startsWith('InternalError')) return { state: 'unknown', reason: code };
  return { state: 'refused', reason: code, isTemporary: false };
}

export interface TencentQuestion {
  readonly keyId: string;
  readonly keySecret: string;
  readonly host: string;
  readonly service: string;
  readonly body: string;
  readonly at: Date;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Headers of a POST to the root of the host; the signature covers the type, the host and the body. */
export function signTencent({ keyId, keySecret, host, service, body, at }: TencentQuestion): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const day = at.toISOString().slice(0, 10);
  const scope = `${day}/${service}/tc3_request`;
  const request = ['POST', '/', '', `content-type:${TYPE}\nhost:${host}\n`, 'content-type;host', sha256(body)].join(
    '\n',
  );
  const key = hmac(hmac(hmac(`TC3${keySecret}`, day), service), 'tc3_request');
  const signature = hmac(key, ['TC3-HMAC-SHA256', seconds, scope, sha256(request)].join('\n')).toString('hex');
  return {
    host,
    'content-type': TYPE,
    'x-tc-timestamp': seconds,
    authorization: `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=content-type;host, Signature=${signature}`,
  };
}
