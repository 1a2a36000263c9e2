// A client that knows the specification and nothing else: it finds the enterprise, signs in at its identity server and calls.
import { createHash, randomBytes } from 'node:crypto';

export interface Told {
  readonly status: number;
  /** The envelope of a JSON answer. */
  readonly body: { readonly message?: string; readonly result?: unknown };
}

/** What a call carries; `form` unless the specification says JSON or a file (section 7, general). */
export interface Sent {
  readonly query?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string | readonly string[]>>;
  readonly json?: unknown;
  readonly file?: { readonly name: string; readonly content: Blob; readonly fields?: Readonly<Record<string, string>> };
}

export interface Session {
  call(method: string, path: string, sent?: Sent): Promise<Told>;
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Finds the enterprise of the origin, as the page does before anything else (7.1). */
async function enterpriseOf(origin: string): Promise<Record<'interfaceAddress' | 'authAddress' | 'clientId', string>> {
  const url = `${origin}/prod-api/API-SYSTEM/enterprise/find?domain=${encodeURIComponent(origin)}`;
  const { result } = (await (await fetch(url)).json()) as { result: Record<string, string>[] };
  return result[0] as Awaited<ReturnType<typeof enterpriseOf>>;
}

/** Signs a person in with a code, and once more by the refresh token (section 4). */
export async function openSession(origin: string, login: string, password: string): Promise<Session> {
  const enterprise = await enterpriseOf(origin);
  const base = new URL(enterprise.interfaceAddress, origin).href.replace(/\/$/, '');
  const realm = 'weili';
  const provider = `${origin}/auth/realms/${realm}/protocol/openid-connect`;
  const first = await tokensOf({ origin, provider, clientId: enterprise.clientId, login, password });
  const grant = { client_id: enterprise.clientId, grant_type: 'refresh_token', refresh_token: first.refresh_token };
  const again = await fetch(`${provider}/token`, { method: 'POST', body: new URLSearchParams(grant) });
  if (again.status !== 200) throw new Error(`the refresh was refused: ${again.status}`);
  const { access_token: token } = (await again.json()) as Tokens;
  return { call: (method, path, sent = {}) => send({ method, url: `${base}${path}`, token, sent }) };
}

async function send(call: { method: string; url: string; token: string; sent: Sent }): Promise<Told> {
  const { query, form, json, file } = call.sent;
  const url = query === undefined ? call.url : `${call.url}?${new URLSearchParams(query).toString()}`;
  const headers: Record<string, string> = { authorization: `Bearer ${call.token}`, 'accept-language': 'en' };
  if (json !== undefined) headers['content-type'] = 'application/json';
  const body = file === undefined ? (json === undefined ? form && pairs(form) : JSON.stringify(json)) : parts(file);
  const answer = await fetch(url, { method: call.method, headers, ...(body === undefined ? {} : { body }) });
  const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json');
  const text = await answer.text();
  return { status: answer.status, body: isJson ? (JSON.parse(text) as Told['body']) : {} };
}

function pairs(form: NonNullable<Sent['form']>): URLSearchParams {
  return new URLSearchParams(Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one])));
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
