// The doctors' side of a send over plain HTTP: pages without a sign-in, opened by signed links alone; in enterprise chat one link of
// the send leads each contact to the own.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/index.ts';
import { transaction, type Connections } from '../../../platform/db/index.ts';
import type { ChatDoor } from '../../../platform/gateways/index.ts';
import type { PublicContext, Tenant } from '../../../platform/http/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { Vault } from '../../../platform/secrets/index.ts';
import { askQuestion } from '../asking/asking.service.ts';
import { findPersonalLink, openChatLink, type OutsideContext } from '../chat/chat-reading.service.ts';
import { meetingCalendar } from '../../meetings/index.ts';
import { PLACE } from '../letters/links.policy.ts';
import { invitationPage, isInForce } from './invitation-page.policy.ts';
import {
  READING_POLICY,
  READING_SCRIPT,
  leavePage,
  readingPage,
  toldPage,
  type ReadingLanguage,
} from './pages.policy.ts';
import { recordPlay } from '../watching/watching.service.ts';
import { answerLetter, findLetter, followLink, leaveChannel, recordProgress, type Letter } from './reading.service.ts';

export interface ReadingOptions {
  readonly connections: Connections;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly log: Log;
  readonly tenantOf: (host: string) => Promise<Tenant | undefined>;
  readonly publicOrigin: string | undefined;
  readonly chat: ChatDoor;
}

interface Visit {
  readonly request: FastifyRequest;
  readonly context: PublicContext;
  readonly token: string;
  readonly letter: Letter;
}

/** What is answered once everything is kept. */
interface Answer {
  readonly status: number;
  readonly html?: string;
  readonly location?: string;
  /** An entry for a calendar. */
  readonly calendar?: Buffer;
}

const Progress = z.strictObject({
  percent: z.number().min(0).max(100),
  seconds: z.number().min(0).max(86_400),
  isFirst: z.boolean(),
});

/** Of a video of the article, which is known by its number in the text. */
const Watched = z.strictObject({
  number: z.int().min(0).max(99),
  percent: z.number().min(0).max(100),
  seconds: z.number().min(0).max(86_400),
});

const Question = z.object({ question: z.string() });
/** A question of the longest kind, in bytes as a form sends them. */
const LONGEST_FORM = 16_384;

const CALENDAR = 'text/calendar; charset=utf-8';

/** Longest code of enterprise chat. */
const LONGEST_CODE = 512;

/** Adds the pages below `/d`, and where the links of earlier letters lead. */
export function serveReading(server: FastifyInstance, options: ReadingOptions): void {
  const answered =
    (answer: (request: FastifyRequest) => Promise<Answer>) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { status, html, location, calendar } = await answer(request);
      reply.status(status).header('content-security-policy', READING_POLICY).header('cache-control', 'no-store');
      if (location !== undefined) return reply.redirect(location, status);
      if (calendar !== undefined)
        return reply.header('content-disposition', 'attachment; filename="meeting.ics"').type(CALENDAR).send(calendar);
      return html === undefined ? reply.send() : reply.type('text/html; charset=utf-8').send(html);
    };
  const visit = (work: (visit: Visit) => Promise<Answer>) => answered((request) => open(options, { request, work }));
  server.get(
    `${PLACE}/chat/:token`,
    answered((request) => openFromChat(options, request)),
  );
  for (const place of [PLACE, '']) {
    server.get(`${place}/read/page.js`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type('text/javascript; charset=utf-8').send(READING_SCRIPT),
    );
    server.get(`${place}/read/:token`, visit(read));
    server.get(`${place}/read/:token/meeting.ics`, visit(calendarOf));
    server.post(`${place}/read/:token/progress`, { bodyLimit: 1024 }, visit(tell));
    server.post(`${place}/read/:token/play`, { bodyLimit: 1024 }, visit(watch));
    server.get(`${place}/read/:token/link/:number`, visit(leave));
    server.post(`${place}/read/:token/ask`, { bodyLimit: LONGEST_FORM }, visit(ask));
    server.post(`${place}/read/:token/:answer`, { bodyLimit: 1024 }, visit(reply));
    server.get(`${place}/unsubscribe/:token`, visit(askLeaving));
    // RFC 8058: the mail program posts without a page, a cookie or a question.
    server.post(`${place}/unsubscribe/:token`, { bodyLimit: 4096 }, visit(endMessages));
  }
}

/** What the reader chose on the page, else the language of the browser. */
function languageOf({ query, headers }: FastifyRequest): ReadingLanguage {
  const { lang } = query as { lang?: unknown };
  if (lang === 'zh' || lang === 'en') return lang;
  return /^en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'zh';
}

const unknown = (request: FastifyRequest): Answer => ({ status: 404, html: toldPage('unknown', languageOf(request)) });

async function open(
  options: ReadingOptions,
  { request, work }: { request: FastifyRequest; work: (visit: Visit) => Promise<Answer> },
): Promise<Answer> {
  const tenant = await options.tenantOf(request.host);
  if (tenant === undefined) return unknown(request);
  const { token } = request.params as { token: string };
  return inTransaction(options, { request, tenant }, async (context) => {
    const letter = await findLetter(context, token);
    return letter === undefined ? unknown(request) : work({ request, context, token, letter });
  });
}

interface Asked {
  readonly request: FastifyRequest;
  readonly tenant: Tenant;
}

function inTransaction<T>(
  options: ReadingOptions,
  asked: Asked,
  work: (context: PublicContext) => Promise<T>,
): Promise<T> {
  const { connections } = options;
  return transaction(connections.bound(asked.tenant.id), { requestId: asked.request.id }, (sql) =>
    work({ ...contextOf(options, asked), sql }),
  );
}

function contextOf({ clock, vault, log, publicOrigin }: ReadingOptions, { request, tenant }: Asked): OutsideContext {
  return {
    enterprise: tenant,
    language: languageOf(request),
    log,
    clock,
    vault,
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    origin: publicOrigin ?? `${request.protocol}://${request.host}`,
  };
}

const refusals = {
  STRANGER: [403, 'chatStranger'],
  REFUSED: [400, 'chatRefused'],
  DOWN: [503, 'chatDown'],
} as const;

/** The chat is asked outside of a transaction, so that one that is slow holds no connection. */
async function openFromChat(options: ReadingOptions, request: FastifyRequest): Promise<Answer> {
  const tenant = await options.tenantOf(request.host);
  if (tenant === undefined) return unknown(request);
  const { token } = request.params as { token: string };
  const { code } = request.query as { code?: unknown };
  const outside = contextOf(options, { request, tenant });
  const found = await openChatLink(outside, {
    chat: options.chat,
    token,
    code: typeof code === 'string' && code !== '' && code.length <= LONGEST_CODE ? code : undefined,
  });
  if (found.kind === 'ASK') return { status: 302, location: found.address };
  if (found.kind === 'UNKNOWN') return unknown(request);
  const location =
    found.kind === 'CONTACT'
      ? await inTransaction(options, { request, tenant }, (context) => findPersonalLink(context, found))
      : undefined;
  if (location !== undefined) return { status: 302, location };
  const [status, page] = refusals[found.kind === 'CONTACT' ? 'STRANGER' : found.kind];
  return { status, html: toldPage(page, languageOf(request)) };
}

/** A browser that asks not to be tracked is not. */
const mayTrack = ({ headers }: FastifyRequest): boolean => headers['sec-gpc'] !== '1' && headers['dnt'] !== '1';

async function read({ request, context, token, letter }: Visit): Promise<Answer> {
  const { article, invitation, isConsenting } = letter;
  const { language, enterprise } = context;
  const facts = {
    token,
    language,
    isCounted: isConsenting && mayTrack(request),
    enterpriseName: language === 'en' ? enterprise.enName : enterprise.name,
  };
  if (article !== undefined) {
    const wasKept = (request.query as { asked?: unknown }).asked === '1';
    const asking = isConsenting ? (wasKept ? 'kept' : 'open') : undefined;
    return { status: 200, html: readingPage({ ...facts, article, asking }) };
  }
  if (invitation !== undefined) return { status: 200, html: invitationPage({ ...facts, invitation }) };
  return gone(context, letter);
}

const gone = ({ language }: PublicContext, { meetingId }: Letter): Answer => ({
  status: 410,
  html: toldPage(meetingId === null ? 'gone' : 'begun', language),
});

const answers = { accept: 'ACCEPTED', decline: 'DECLINED' } as const;

/** Then shows the invitation again, so that a page that is loaded anew answers nothing anew. */
async function reply({ request, context, token, letter }: Visit): Promise<Answer> {
  const { answer } = request.params as { answer: string };
  const state = Object.hasOwn(answers, answer) ? answers[answer as keyof typeof answers] : undefined;
  if (state === undefined || letter.meetingId === null) return unknown(request);
  if (letter.invitation === undefined) return gone(context, letter);
  await answerLetter(context, { letter, state });
  return { status: 303, location: `${PLACE}/read/${token}?lang=${context.language}` };
}

/** For the calendar of whoever was invited; it ends with the invitation. */
async function calendarOf({ context, letter }: Visit): Promise<Answer> {
  const { enterprise, clock, language } = context;
  if (letter.invitation === undefined) return gone(context, letter);
  const asked = { realm: enterprise.realm, at: clock.now(), language, url: '', isCancelled: false };
  return { status: 200, calendar: meetingCalendar(letter.invitation, asked) };
}

const unasked = { bad: [400, 'badQuestion'], many: [429, 'tooMany'], closed: [403, 'left'] } as const;

/** Then shows the article again, so that a page that is loaded anew asks nothing anew. */
async function ask({ request, context, token, letter }: Visit): Promise<Answer> {
  if (letter.meetingId !== null) return unknown(request);
  if (letter.article === undefined) return gone(context, letter);
  const form = Question.safeParse(request.body);
  const asked = await askQuestion(context, { letter, words: form.success ? form.data.question : '' });
  if (asked === 'kept') return { status: 303, location: `${PLACE}/read/${token}?lang=${context.language}&asked=1#ask` };
  const [status, page] = unasked[asked];
  return { status, html: toldPage(page, context.language) };
}

async function tell({ request, context, letter }: Visit): Promise<Answer> {
  if (!isInForce(letter)) return { status: 410 };
  const progress = Progress.safeParse(request.body);
  if (!progress.success) return { status: 400 };
  if (mayTrack(request)) await recordProgress(context, { letter, ...progress.data });
  return { status: 204 };
}

async function watch({ request, context, letter }: Visit): Promise<Answer> {
  if (!isInForce(letter)) return { status: 410 };
  const watched = Watched.safeParse(request.body);
  if (!watched.success) return { status: 400 };
  if (!mayTrack(request)) return { status: 204 };
  return { status: (await recordPlay(context, { letter, ...watched.data })) ? 204 : 404 };
}

async function leave({ request, context, letter }: Visit): Promise<Answer> {
  const { number } = request.params as { number: string };
  if (!isInForce(letter)) return gone(context, letter);
  const isTracked = mayTrack(request);
  const location = /^\d{1,4}$/.test(number)
    ? await followLink(context, { letter, number: Number(number), isTracked })
    : undefined;
  return location === undefined ? unknown(request) : { status: 302, location };
}

async function askLeaving({ context: { language }, token, letter }: Visit): Promise<Answer> {
  const { isConsenting, channel } = letter;
  return { status: 200, html: isConsenting ? leavePage(token, { channel, language }) : toldPage('left', language) };
}

async function endMessages({ context, letter }: Visit): Promise<Answer> {
  await leaveChannel(context, letter);
  return { status: 200, html: toldPage('left', context.language) };
}
