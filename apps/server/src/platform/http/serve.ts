// Serves bound endpoints: tenant, token, permission, validation, transaction, answer (specification 7 and 8).
import { coreErrors, effectOf, type EndpointRow } from '@yijian/contract/core';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { isAllowed, type SessionUser } from '../auth/index.ts';
import type { Clock } from '../clock/index.ts';
import { transaction, type Connections } from '../db/index.ts';
import { fail } from '../errors/index.ts';
import type { Log } from '../log/index.ts';
import type { Vault } from '../secrets/index.ts';
import { EventReply, FileReply, JsonText, VersionedText, counted } from './answers.ts';
import type { BoundEndpoint } from './bind.ts';
import type { Context, DoctorContext, Tenant } from './context.ts';
import { withDeadline } from './deadline.ts';
import { signedInDoctor, type FindDoctor } from './input/signed-in-doctor.ts';
import { askedTenant, type Tenants } from './input/origin/asked-tenant.ts';
import { refuseHidden } from './input/hidden-fields.ts';
import { rememberCaller } from './input/known-callers.ts';
import { admitOwnPages, isOwnPage } from './input/origin/own-pages.ts';
import {
  bearerOf,
  hostOf,
  isForm,
  keyOf,
  languageOf,
  reasonOf,
  requireOwnWish,
  simulationOf,
} from './input/request-parts.ts';
import { OWN_PREFIX, requireOwnPrefix } from './own-prefix.ts';
import { runWrite } from './run-write.ts';
import { sendEvents, waitingOf } from './sending/send-events.ts';
import { sendFile } from './sending/send-file.ts';
import { receiveForm } from './input/uploads.ts';
import { validate } from './input/validate.ts';

/** A call whose token may be a key for machines. */
export interface KeyCall {
  readonly tenant: Tenant;
  readonly row: EndpointRow;
  readonly token: string;
  /** Remote address. */
  readonly address: string;
  /** Whether it asks to see as another user. */
  readonly isSimulated: boolean;
}
export interface KeyHolder {
  readonly user: SessionUser;
  /** Names the key; begins the request id in the audit trail. */
  readonly mark: string;
}

export interface ServeOptions extends Tenants {
  readonly connections: Connections;
  readonly log: Log;
  readonly clock: Clock;
  readonly vault: Vault;
  /** Who holds this token at this enterprise, or undefined when it opens nothing. */
  readonly userOf: (
    tenant: Tenant,
    origin: string,
    token: string,
  ) => Promise<{ user: SessionUser; sessionKey: string | undefined } | undefined>;
  /** The doctor whose session on the doctors' pages the token opens; users have none there. */
  readonly doctorOf?: FindDoctor;
  /** Who a key for machines is: undefined when it opens nothing, 'not-a-key' for a token of a session. */
  readonly keyHolderOf?: (call: KeyCall) => Promise<KeyHolder | undefined | 'not-a-key'>;
  /** Whom the holder sees the product as through this key, or undefined when the view is over. */
  readonly simulatedOf: (
    tenant: Tenant,
    holder: { user: SessionUser; sessionKey: string | undefined },
    key: string,
  ) => Promise<SessionUser | undefined>;
  /** Whether this enterprise gave out the token, though its session may have ended since. */
  readonly isOwnToken: (tenant: Tenant, origin: string, token: string) => Promise<boolean>;
  readonly interfacePath: string;
  readonly bodyLimit: number;
  /** Largest file of any upload, whatever its row allows. */
  readonly uploadLimit: number;
  readonly answerTimeout: number;
  /** Whether answers are checked against the contract (tests and development). */
  readonly checkAnswers: boolean;
  readonly publicOrigin: string | undefined;
}

/** Adds a route for every row. */
export function serveEndpoints(
  server: FastifyInstance,
  endpoints: readonly BoundEndpoint[],
  options: ServeOptions,
): void {
  admitOwnPages(server, options);
  for (const endpoint of endpoints) {
    const { row } = endpoint;
    const path = row.path.replace(/\{(\w+)\}/g, ':$1');
    const url = (row.base ?? 'interface') === 'interface' ? `${options.interfacePath}${path}` : path;
    const route: Omit<RouteOptions, 'url'> = {
      method: row.method,
      bodyLimit: row.body?.encoding === 'multipart' ? 1024 : (row.body?.limit ?? options.bodyLimit),
      // A HEAD would do what its GET does, and nobody looks at the answer.
      exposeHeadRoute: effectOf(row) === 'read',
      handler: (request, reply) => answer(endpoint, request, reply, options),
    };
    server.route({ ...route, url });
    if (row.ownPrefix === undefined) continue;
    const ownUrl = url.replace(row.path, row.path.replace(/^\/[^/]+/, `/:${OWN_PREFIX}`));
    server.route({ ...route, url: ownUrl, preHandler: requireOwnPrefix(row.ownPrefix, options) });
  }
}

async function answer(
  endpoint: BoundEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServeOptions,
): Promise<FastifyReply> {
  const { row } = endpoint;
  const context = await withDeadline(contextOf(row, request, reply, options), options.answerTimeout);
  if (row.method === 'GET' && effectOf(row) !== 'read') requireOwnWish(request, await isOwnPage(request, options));
  const form =
    row.body?.encoding === 'multipart'
      ? await receiveForm(request, Math.min(row.body.limit ?? options.bodyLimit, options.uploadLimit))
      : undefined;
  try {
    const input = validate(row, partsOf(request, form?.fields), context.language);
    refuseHidden(row, input, context);
    return await run(endpoint, input, context, request, reply, options);
  } finally {
    await form?.discard();
  }
}

async function contextOf(
  row: EndpointRow,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServeOptions,
): Promise<Context> {
  const host = hostOf(request);
  const tenant = row.access === 'gateway' ? undefined : await askedTenant(row, request, options);
  const origin = options.publicOrigin ?? `${request.protocol}://${host}`;
  const { connections } = options;
  const pool = tenant === undefined ? connections.unbound : connections.bound(tenant.id);
  const session = tenant === undefined ? undefined : await sessionOf(row, tenant, origin, request, options);
  const doctor =
    row.access === 'doctor' ? await signedInDoctor(tenant as Tenant, request, options.doctorOf) : undefined;
  const requestId = session?.mark === undefined ? request.id : `${session.mark}-${request.id}`;
  const context: Omit<Context, 'transaction'> = {
    sql: tenant !== undefined && effectOf(row) === 'read' ? connections.reading(tenant.id) : pool,
    enterprise: tenant as Tenant,
    user: session?.user as SessionUser,
    sessionKey: session?.sessionKey,
    language: languageOf(request),
    log: request.log as Log,
    clock: options.clock,
    vault: options.vault,
    requestId,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    origin,
    ...(row.streams === true ? { waiting: waitingOf(request, reply) } : {}),
  };
  const actor = { userId: session?.user.id, requestId, reason: reasonOf(request) };
  const whole: Context & Partial<DoctorContext> = {
    ...context,
    ...(doctor === undefined ? {} : { doctor }),
    inTransaction: (work) => transaction(pool, actor, (sql) => work({ ...whole, sql })),
    transaction: (work) => transaction(pool, actor, (sql) => work({ ...whole, sql })),
  };
  return whole;
}

interface Caller {
  readonly user: SessionUser;
  readonly sessionKey: string | undefined;
  readonly mark?: string;
}

async function sessionOf(
  row: EndpointRow,
  tenant: Tenant,
  origin: string,
  request: FastifyRequest,
  options: ServeOptions,
): Promise<Caller | undefined> {
  if (row.access === 'public' || row.access === 'doctor') return undefined;
  const token = bearerOf(request);
  const holder = token === undefined ? undefined : await callerOf({ row, tenant, origin, token }, request, options);
  if (holder === undefined) {
    const isEnded =
      row.endedSession === 'answered' && token !== undefined && (await options.isOwnToken(tenant, origin, token));
    if (isEnded) return undefined;
    throw fail(coreErrors.unauthorized);
  }
  const { id: userId, login } = holder.user;
  rememberCaller(request, { userId, login, enterprise: tenant.id, key: holder.mark });
  const key = simulationOf(request);
  const session: Caller =
    key === undefined ? holder : await seenAs(row, holder, () => options.simulatedOf(tenant, holder, key));
  if (typeof row.access === 'object' && !isAllowed(session.user, row.access.permission))
    throw fail(coreErrors.forbidden);
  return session;
}

/** Who the token is: a person's session or, unless it is a call of the console, a key. */
async function callerOf(
  { row, tenant, origin, token }: { row: EndpointRow; tenant: Tenant; origin: string; token: string },
  request: FastifyRequest,
  options: ServeOptions,
): Promise<Caller | undefined> {
  const call = { row, tenant, token, address: request.ip, isSimulated: simulationOf(request) !== undefined };
  const machine = (await options.keyHolderOf?.(call)) ?? 'not-a-key';
  if (machine === 'not-a-key') return options.userOf(tenant, origin, token);
  return { ...machine, sessionKey: undefined };
}

/** The holder in the place of another user: for looking alone, so nothing that writes and no file is answered. */
async function seenAs(
  row: EndpointRow,
  holder: { user: SessionUser; sessionKey: string | undefined },
  find: () => Promise<SessionUser | undefined>,
) {
  if (effectOf(row) !== 'read' || 'file' in row.output) throw fail(coreErrors.readOnlyView);
  const user = await find();
  if (user === undefined) throw fail(coreErrors.viewOver);
  return { user, sessionKey: holder.sessionKey };
}

function partsOf(request: FastifyRequest, fields: Record<string, unknown> | undefined) {
  return {
    params: request.params,
    query: request.query,
    body: fields ?? request.body,
    bodyIsText: fields !== undefined || isForm(request),
  };
}

async function run(
  endpoint: BoundEndpoint,
  input: { params: unknown; query: unknown; body: unknown },
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServeOptions,
): Promise<FastifyReply> {
  const work = async (inner: Context): Promise<unknown> => counted(await endpoint.handle(inner, input), input);
  if (effectOf(endpoint.row) !== 'write') {
    const pending = work(context);
    const result = await (effectOf(endpoint.row) === 'job' ? pending : withDeadline(pending, options.answerTimeout));
    if (result instanceof FileReply) return sendFile(reply, result);
    if (result instanceof EventReply) return sendEvents(reply, result, context);
    if (result instanceof VersionedText) return sendVersioned(endpoint.row, request, reply, { result, options });
    return sendText(reply, textOf(endpoint.row, result, options));
  }
  const write = {
    pool: options.connections.bound(context.enterprise.id),
    context,
    key: keyOf(request),
    reason: reasonOf(request),
    isRepeatable: endpoint.row.body?.encoding !== 'multipart',
    fingerprint: () => `${request.method} ${request.url}\n${JSON.stringify(input.body ?? null)}`,
  };
  const { answer: text, replayed } = await withDeadline(
    runWrite(write, async (inner) => textOf(endpoint.row, await work(inner), options)),
    options.answerTimeout,
  );
  if (replayed) reply.header('idempotency-replayed', 'true');
  return sendText(reply, text);
}

function textOf(row: EndpointRow, result: unknown, options: ServeOptions): string {
  const text = result instanceof JsonText ? result.text : JSON.stringify(result ?? null);
  if (options.checkAnswers && !('file' in row.output)) row.output.parse(JSON.parse(text));
  return row.envelope === false ? text : `{"code":200,"message":"success","result":${text}}`;
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store').send(text);
}

/** Nothing is sent of what the browser has; it asks every time, with its right to ask. */
async function sendVersioned(
  row: EndpointRow,
  request: FastifyRequest,
  reply: FastifyReply,
  { result, options }: { result: VersionedText; options: ServeOptions },
): Promise<FastifyReply> {
  const tag = `"${result.tag}"`;
  reply
    .header('etag', tag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Authorization, Accept-Language, Origin');
  if (request.headers['if-none-match']?.replace(/^W\//, '') === tag) return reply.code(304).send();
  const text = textOf(row, new JsonText(await result.text()), options);
  return reply.header('content-type', 'application/json; charset=utf-8').send(text);
}
