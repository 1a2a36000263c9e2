// Aliyun SMS (dysmsapi 2017-05-25, SendSms) with signature version 3, ACS3-HMAC-SHA256.
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askProvider, type Reach } from './ask-provider.ts';
import type { Sms, SmsResult, SmsService } from './sms.ts';

export const ALIYUN_BASE = 'https://dysmsapi.aliyuncs.com';

export interface ProviderKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly signName: string;
  readonly templates: Readonly<Record<'code' | 'content' | 'opening' | 'invitation', string | undefined>>;
}

const Answer = z.object({ Code: z.string(), BizId: z.string().optional() });
/** Codes by which the provider says that it took nothing and may be asked again. */
const isTemporary = (code: string): boolean => /^(Throttling|ServiceUnavailable)/.test(code);

export function aliyunSms(ctx: ProviderKeys & Reach): SmsService {
  return {
    name: 'aliyun',
    async attempt(message, at) {
      const query = parametersOf(ctx, message);
      if (query === undefined) return { state: 'refused', reason: 'templateMissing', isTemporary: false };
      const signed = signAliyun({
        ...ctx,
        host: new URL(ctx.base).host,
        action: 'SendSms',
        version: '2017-05-25',
        query,
        at,
        nonce: randomUUID(),
      });
      const { text, headers } = signed;
      const answered = await askProvider(ctx, { path: `/?${text}`, headers, body: '' });
      return 'result' in answered ? answered.result : resultOf(answered.status, answered.json);
    },
  };
}

function parametersOf(
  { signName, templates }: ProviderKeys,
  { phone, sign, template, values, reference }: Sms,
): Record<string, string> | undefined {
  const templateCode = typeof template === 'string' ? templates[template] : template.id;
  if (templateCode === undefined) return undefined;
  return {
    OutId: reference,
    PhoneNumbers: phone,
    SignName: sign ?? signName,
    TemplateCode: templateCode,
    TemplateParam: JSON.stringify(Object.fromEntries(values)),
  };
}

function resultOf(status: number, json: unknown): SmsResult {
  const answer = Answer.safeParse(json);
  if (!answer.success) return { state: 'unknown', reason: `answer ${status}` };
  const { Code, BizId } = answer.data;
  if (Code === 'OK') return { state: 'accepted', reference: BizId ?? '' };
  if (isTemporary(Code)) return { state: 'refused', reason: Code, isTemporary: true };
  // A fault of the provider itself does not say whether the message went out.
  if (status >= 500 || Code === 'isp.SYSTEM_ERROR') return { state: 'unknown', reason: Code };
  return { state: 'refused', reason: Code, isTemporary: false };
}

export interface AliyunQuestion {
  readonly keyId: string;
  readonly keySecret: string;
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  readonly at: Date;
  readonly nonce: string;
}

/** RFC 3986: encodeURIComponent leaves five characters that the provider encodes. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.codePointAt(0)!.toString(16).toUpperCase()}`);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Headers and canonical query of a question without a body. */
export function signAliyun(question: AliyunQuestion): { text: string; headers: Record<string, string> } {
  const { keyId, keySecret, host, action, version, query, at, nonce } = question;
  const names = Object.keys(query).sort();
  const text = names.map((name) => `${encode(name)}=${encode(query[name]!)}`).join('&');
  const hashOfBody = sha256('');
  const headers = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': hashOfBody,
    'x-acs-date': at.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const signedHeaders = Object.keys(headers).join(';');
  const request = ['POST', '/', text, lines.join(''), signedHeaders, hashOfBody].join('\n');
  const signature = createHmac('sha256', keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  const authorization = `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${signedHeaders},Signature=${signature}`;
  return { text, headers: { ...headers, authorization } };
}
