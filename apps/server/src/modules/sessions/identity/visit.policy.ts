// What a page of the identity server knows of the browser's request.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../../../platform/http/index.ts';
import type { Surroundings } from '../pages/pages.policy.ts';
import { languageFor, type Language } from '../pages/words.policy.ts';
import { realmPath, type ServedRealm } from './realm.policy.ts';

export interface Visit extends ServedRealm {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly assets: Surroundings['assets'];
}

export type Form = Readonly<Record<string, string | undefined>>;

/** Fields of the form, or of the query where there is no form. */
export const formOf = (request: FastifyRequest): Form => (request.body ?? {}) as Form;
export const queryOf = (request: FastifyRequest): Form => (request.query ?? {}) as Form;

/** The page's own switch, then what the application asked for, then the browser. */
export function languageOfVisit(visit: Pick<Visit, 'request'>, asked?: string): Language {
  const query = queryOf(visit.request);
  return languageFor([query['lang'], asked, query['ui_locales'], visit.request.headers['accept-language']]);
}

export function surroundings(
  visit: Pick<Visit, 'assets'> & { tenant: Tenant },
  language: Language,
  switchTo?: string,
): Surroundings {
  const { tenant } = visit;
  return { language, assets: visit.assets, enterprise: language === 'zh' ? tenant.name : tenant.enName, switchTo };
}

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every page: no inline script or style, no frame, no copy kept. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  // Under no-referrer a browser sends a form with Origin: null, and no form of ours would count as our own.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.status(status).headers(pageHeaders).send(html);
}

/** A form may only be sent by a page of the same origin. */
export function isOwnForm(visit: Visit): boolean {
  const origin = visit.request.headers.origin;
  return origin === undefined || origin === visit.context.origin;
}

/** Sets a cookie that only the sign-in pages of this realm receive. */
export function setCookie(visit: Visit, name: string, value: string, seconds: number): void {
  const secure = visit.context.origin.startsWith('https:') ? '; Secure' : '';
  const path = realmPath(visit.context.tenant.realm);
  visit.reply.header(
    'set-cookie',
    `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** Read once by the application, which goes on in the language the sign-in page was left in; long enough to come back. */
const HANDED_LANGUAGE = 'yijian_language';
const HANDED_SECONDS = 300;

/** Tells the application under /pc the language of the sign-in page. */
export function handLanguage(visit: Visit, language: Language): void {
  const secure = visit.context.origin.startsWith('https:') ? '; Secure' : '';
  visit.reply.header(
    'set-cookie',
    `${HANDED_LANGUAGE}=${language}; Path=/pc; Max-Age=${HANDED_SECONDS}; SameSite=Lax${secure}`,
  );
}

export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pair = (request.headers.cookie ?? '').split(/; */).find((part) => part.startsWith(`${name}=`));
  try {
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
