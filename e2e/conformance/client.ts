// A client that knows the specification and nothing else: it finds the enterprise, signs in at its identity server and calls.
import { createHash, randomBytes } from 'node:crypto';

export interface Told {
  readonly status: number;
  /** The first two bytes of an answer, which tell a file from words. */
  readonly start: string;
  /** The envelope of a JSON answer. */
  readonly body: { readonly message?: string; readonly result?: unknown };
}

export type Value = string | number | boolean | readonly string[] | { readonly [name: string]: Value };
export type Encoding = 'form' | 'json';

/** What a call carries; `form` unless the specification says JSON or a file (section 7, general). */
export interface Sent {
  /** Made without a token, with the header of the realm (7.3). */
  readonly isPublic?: true;
  /** Made at the host of the language model: that of the interface unless the enterprise names another (7.2). */
  readonly isChat?: true;
  readonly query?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, Value>>;
  /** A body that is a list. */
  readonly list?: readonly string[];
  readonly json?: unknown;
  readonly file?: { readonly name: string; readonly content: Blob; readonly fields?: Readonly<Record<string, string>> };
}

export interface Session {
  readonly token: string;
  /** Of the interface. */
  readonly base: string;
  /** Bodies travel as forms unless the flag is set. */
  call(method: string, path: string, sent?: Sent, encoding?: Encoding): Promise<Told>;
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Finds the enterprise of the origin, as the page does before anything else (7.1). */
async function enterpriseOf(
  origin: string,
): Promise<Record<'interfaceAddress' | 'authAddress' | 'clientId' | 'realm', string>> {
  const url = `${origin}/prod-api/API-SYSTEM/enterprise/find?domain=${encodeURIComponent(origin)}`;
  const { result } = (await (await fetch(url)).json()) as { result: Record<string, string>[] };
  return result[0] as Awaited<ReturnType<typeof enterpriseOf>>;
}

/** Signs a person in with a code, and once more by the refresh token (section 4). */
export async function openSession(origin: string, login: string, password: string): Promise<Session> {
  const enterprise = await enterpriseOf(origin);
  const base = enterprise.interfaceAddress;
  const provider = `${new URL(enterprise.authAddress).origin}/auth/realms/${enterprise.realm}/protocol/openid-connect`;
  const first = await tokensOf({ origin, provider, clientId: enterprise.clientId, login, password });
  const grant = { client_id: enterprise.clientId, grant_type: 'refresh_token', refresh_token: first.refresh_token };
  const again = await fetch(`${provider}/token`, { method: 'POST', body: new URLSearchParams(grant) });
  if (again.status !== 200) throw new Error(`the refresh was refused: ${again.status}`);
  const { access_token: token } = (await again.json()) as Tokens;
  const call: Session['call'] = (method, path, sent = {}, encoding = 'form') =>
    send({
      method,
      url: `${sent.isChat ? new URL(base).origin : base}${path}`,
      token,
      sent,
      encoding,
      realm: enterprise.realm,
    });
  return { token, base, call };
}

interface Call {
  readonly method: string;
  readonly url: string;
  readonly token: string;
  readonly realm: string;
  readonly sent: Sent;
  readonly encoding: Encoding;
}

async function send(call: Call): Promise<Told> {
  const { query, file } = call.sent;
  const plain = call.sent.list ?? call.sent.form;
  const json = call.sent.json ?? (call.encoding === 'json' ? plain : undefined);
  const url = query === undefined ? call.url : `${call.url}?${new URLSearchParams(query).toString()}`;
  const headers: Record<string, string> = { 'accept-language': 'en' };
  if (call.sent.isPublic) headers['realm'] = call.realm;
  else headers['authorization'] = `Bearer ${call.token}`;
  if (json !== undefined) headers['content-type'] = 'application/json';
  const text = json === undefined ? plain && new URLSearchParams(pairs(plain)) : JSON.stringify(json);
  const body = file === undefined ? text : parts(file);
  const answer = await fetch(url, { method: call.method, headers, ...(body === undefined ? {} : { body }) });
  const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const start = bytes.subarray(0, 2).toString('latin1');
  return { status: answer.status, start, body: isJson ? (JSON.parse(bytes.toString()) as Told['body']) : {} };
}

/** `fields[name]=…` for what lies deeper, a name once more for each item of a list. */
function pairs(value: Value, at = ''): [string, string][] {
  if (typeof value !== 'object') return [[at, String(value)]];
  if (Array.isArray(value)) return value.map((item: string) => [at || 'list', item]);
  return Object.entries(value).flatMap(([name, inner]) => pairs(inner, at === '' ? name : `${at}[${name}]`));
}

function parts({ name, content, fields = {} }: NonNullable<Sent['file']>): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, value);
  data.append('file', content, name);
  return data;
}

interface SignIn {
  readonly origin: string;
  readonly provider: string;
  readonly clientId: string;
  readonly login: string;
  readonly password: string;
}

/** Authorization code with PKCE; redirects are followed by hand to keep the cookies of the identity server. */
async function tokensOf({ origin, provider, clientId, login, password }: SignIn): Promise<Tokens> {
  const cookies = new Map<string, string>();
  const go = async (url: string, body?: URLSearchParams): Promise<string> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const way = body === undefined ? {} : { method: 'POST', body };
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie, origin }, ...way });
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';', 1)[0]!.split(/=(.*)/s);
      cookies.set(name!, value!);
    }
    const next = answer.headers.get('location');
    if (next === null) return url;
    const target = new URL(next, url);
    return target.searchParams.has('code') ? target.href : go(target.href);
  };
  const verifier = randomBytes(32).toString('base64url');
  const client = { client_id: clientId, redirect_uri: `${origin}/pc/login` };
  const asked = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid profile',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const form = await go(`${provider}/auth?${asked.toString()}`);
  const code = new URL(await go(form, new URLSearchParams({ login, password }))).searchParams.get('code');
  if (code === null) throw new Error(`${login} is not signed in`);
  const grant = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier };
  const answer = await fetch(`${provider}/token`, { method: 'POST', body: new URLSearchParams(grant) });
  return (await answer.json()) as Tokens;
}
