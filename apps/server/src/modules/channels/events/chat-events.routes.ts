// Where enterprise chat (WeCom) posts what happens to contacts; nobody but the chat can sign these calls.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  chatAppOf,
  contactEventIn,
  openSealed,
  sealedIn,
  WecomFault,
  type ChatDoor,
  type SealedCall,
} from '../../../platform/gateways/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { asSystem, type SystemOptions } from '../../../platform/jobs/index.ts';
import type { DoctorDoor } from '../channels.service.ts';
import { followContact } from './chat-events.service.ts';

export interface ChatEventOptions extends SystemOptions {
  readonly tenantOf: (host: string) => Promise<Tenant | undefined>;
  readonly chat: ChatDoor;
  readonly doctors: DoctorDoor;
}

export const CHAT_EVENTS = '/wecom/events';
/** Bytes; an event has about one thousand. */
const LARGEST = 16_384;
/** A call that was recorded is not taken later. */
const LONGEST_MS = 15 * 60_000;

const Call = z.object({
  msg_signature: z.string().regex(/^[\da-f]{40}$/),
  timestamp: z.string().regex(/^\d{1,12}$/),
  nonce: z.string().min(1).max(128),
  echostr: z.string().max(LARGEST).optional(),
});

interface Answer {
  readonly status: number;
  readonly text: string;
}
const refused: Answer = { status: 403, text: '' };
const taken: Answer = { status: 200, text: 'success' };

export async function serveChatEvents(server: FastifyInstance, options: ChatEventOptions): Promise<void> {
  await server.register(async (scope) => {
    // The chat names its XML in several ways.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST }, (_request, body, done) =>
      done(null, body),
    );
    const answered =
      (work: (request: FastifyRequest) => Promise<Answer>) => async (request: FastifyRequest, reply: FastifyReply) => {
        const { status, text } = await work(request);
        return reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
      };
    scope.get(
      CHAT_EVENTS,
      answered((request) => proveAddress(options, request)),
    );
    scope.post(
      CHAT_EVENTS,
      answered((request) => takeEvent(options, request)),
    );
  });
}

interface Opened {
  readonly text: string;
  readonly tenant: Tenant;
  readonly app: NonNullable<ReturnType<typeof chatAppOf>>;
}

/** What the call seals, if the chat of this host's enterprise signed it just now. */
async function open(
  { tenantOf, chat, clock }: ChatEventOptions,
  request: FastifyRequest,
  sealedOf: (call: z.infer<typeof Call>) => string | undefined,
): Promise<Opened | undefined> {
  const tenant = await tenantOf(request.host);
  const app = tenant === undefined ? undefined : chatAppOf(chat, tenant.settings);
  const callback = app === undefined ? undefined : chat.callbacks.get(`${app.corpId}:${app.agentId}`);
  const call = Call.safeParse(request.query).data;
  if (tenant === undefined || app === undefined || callback === undefined || call === undefined) return undefined;
  if (Math.abs(clock.now().getTime() - Number(call.timestamp) * 1000) > LONGEST_MS) return undefined;
  const sealed = sealedOf(call);
  if (sealed === undefined) return undefined;
  const { msg_signature: signature, timestamp, nonce } = call;
  const given: SealedCall = { signature, timestamp, nonce, sealed };
  const text = openSealed(callback, app.corpId, given);
  return text === undefined ? undefined : { text, tenant, app };
}

/** The chat asks once, when its console is given the address. */
async function proveAddress(options: ChatEventOptions, request: FastifyRequest): Promise<Answer> {
  const opened = await open(options, request, ({ echostr }) => echostr);
  return opened === undefined ? refused : { status: 200, text: opened.text };
}

/** Done before the answer: what fails here the chat posts again, and the next round brings it in any case. */
async function takeEvent(options: ChatEventOptions, request: FastifyRequest): Promise<Answer> {
  const opened = await open(options, request, () =>
    typeof request.body === 'string' ? sealedIn(request.body) : undefined,
  );
  if (opened === undefined) return refused;
  const { text, tenant, app } = opened;
  const event = contactEventIn(text);
  if (event === undefined) return taken;
  try {
    const { wecom } = options.chat;
    const { doctors } = options;
    await followContact({ transaction: (work) => asSystem(options, tenant, work), wecom, app, doctors }, event);
    return taken;
  } catch (error) {
    if (!(error instanceof WecomFault)) throw error;
    options.log.warn({ err: error, enterprise: tenant.id }, 'a contact of enterprise chat could not be brought');
    return { status: 503, text: '' };
  }
}
