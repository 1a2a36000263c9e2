// A local server that speaks both SMS providers' calls and checks their signatures; it fails in the ways they fail.
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signAliyun } from '../../../apps/server/src/platform/gateways/sms/aliyun.ts';
import { signTencent } from '../../../apps/server/src/platform/gateways/sms/tencent.ts';

export interface TakenSms {
  readonly provider: 'aliyun' | 'tencent';
  readonly phone: string;
  readonly sign: string;
  readonly template: string;
  readonly code: string;
  readonly reference: string;
}

export interface SmsProvider {
  readonly address: string;
  /** Questions that came, and messages that were taken, since the last reset. */
  asked: number;
  readonly taken: TakenSms[];
  /** How many of the next questions are answered with "too many". */
  busy: number;
  /** What follows after a message was taken: a good answer, the same twice in one, a cut connection, silence, nonsense, or a fault of the provider. */
  mode: 'good' | 'twice' | 'reset' | 'silent' | 'nonsense' | 'fault';
  /** How many messages are answered well whatever the mode, before it sets in. */
  good: number;
  reset: () => void;
  close: () => Promise<void>;
}

interface Keys {
  readonly keyId: string;
  readonly keySecret: string;
}

/** Settings of a product that sends through it as through Alibaba Cloud. */
export const smsSettings = (address: string, { keyId, keySecret }: Keys) => ({
  SMS_PROVIDER: 'aliyun',
  SMS_GATEWAY: address,
  SMS_KEY_ID: keyId,
  SMS_KEY_SECRET: keySecret,
  SMS_SIGN_NAME: '维立医药',
  SMS_CODE_TEMPLATE: 'SMS_1',
  SMS_CONTENT_TEMPLATE: 'SMS_2',
  ALLOW_PRIVATE_ADDRESSES: 'true',
});

/** The message, or the code of the refusal. */
type Read = TakenSms | { readonly refused: string };

export async function startSmsProvider(keys: Keys): Promise<SmsProvider> {
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: SmsProvider = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: 0,
    taken: [],
    busy: 0,
    mode: 'good',
    good: 0,
    reset() {
      Object.assign(state, { asked: 0, busy: 0, good: 0, mode: 'good' });
      state.taken.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    state.asked += 1;
    const body = await textOf(request);
    const isAliyun = request.headers['x-acs-action'] !== undefined;
    const say = (one: object, status = 200): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(one));
    };
    const refuse = (code: string): void =>
      isAliyun ? say({ Code: code, Message: '' }, 400) : say({ Response: { Error: { Code: code, Message: '' } } });
    if (state.busy > 0) {
      state.busy -= 1;
      return refuse(isAliyun ? 'Throttling.User' : 'RequestLimitExceeded');
    }
    const read = isAliyun ? readAliyun(keys, request) : readTencent(keys, request, body);
    if ('refused' in read) return refuse(read.refused);
    state.taken.push(read);
    const mode = state.taken.length <= state.good ? 'good' : state.mode;
    if (mode === 'reset') return void request.socket.destroy();
    if (mode === 'silent') return;
    if (mode === 'twice') return void response.end(JSON.stringify({ Code: 'OK', BizId: '1' }).repeat(2));
    if (mode === 'nonsense') return void response.end('<html>');
    if (mode === 'fault') return refuse(isAliyun ? 'isp.SYSTEM_ERROR' : 'InternalError.Timeout');
    const reference = `provider-${state.taken.length}`;
    if (isAliyun) return say({ Code: 'OK', Message: 'OK', BizId: reference, RequestId: '1' });
    say({ Response: { SendStatusSet: [{ SerialNo: reference, Code: 'Ok' }], RequestId: '1' } });
  }
  return state;
}

function readAliyun(keys: Keys, { url = '/', headers }: IncomingMessage): Read {
  const query = Object.fromEntries(new URL(url, 'http://provider').searchParams);
  const { headers: signed } = signAliyun({
    ...keys,
    host: headers.host ?? '',
    action: 'SendSms',
    version: String(headers['x-acs-version']),
    query,
    at: new Date(String(headers['x-acs-date'])),
    nonce: String(headers['x-acs-signature-nonce']),
  });
  if (signed['authorization'] !== headers.authorization) return { refused: 'SignatureDoesNotMatch' };
  return {
    provider: 'aliyun',
    phone: query['PhoneNumbers'] ?? '',
    sign: query['SignName'] ?? '',
    template: query['TemplateCode'] ?? '',
    code: (JSON.parse(query['TemplateParam'] ?? '{}') as { code?: string }).code ?? '',
    reference: query['OutId'] ?? '',
  };
}

interface TencentBody {
  readonly PhoneNumberSet: string[];
  readonly SignName: string;
  readonly TemplateId: string;
  readonly TemplateParamSet: string[];
  readonly SessionContext: string;
}

function readTencent(keys: Keys, { headers }: IncomingMessage, body: string): Read {
  const at = new Date(Number(headers['x-tc-timestamp']) * 1000);
  const signed = signTencent({ ...keys, host: headers.host ?? '', service: 'sms', body, at });
  if (signed['authorization'] !== headers.authorization) return { refused: 'AuthFailure.SignatureFailure' };
  const said = JSON.parse(body) as TencentBody;
  return {
    provider: 'tencent',
    phone: said.PhoneNumberSet[0]!.replace('+86', ''),
    sign: said.SignName,
    template: said.TemplateId,
    code: said.TemplateParamSet[0] ?? '',
    reference: said.SessionContext,
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
