// The sign-in page and the page for a new password, between the application's request and its answer (specification 2.1; R2.5, R5.1).
import { wordsOf } from '../../../platform/errors/index.ts';
import { chatAppOf } from '../../../platform/gateways/index.ts';
import type { FastifyReply } from 'fastify';
import { drawCode, drawSetUp } from '../factors/factor-steps.service.ts';
import { factorNeeded } from '../factors/factor-rule.service.ts';
import {
  drawNewPassword,
  finishSignIn,
  frameOf,
  openAccount,
  requireProof,
  rulesOf,
  signInContext,
  within,
  type Step,
} from '../factors/sign-in-steps.service.ts';
import { signInPage } from '../pages/pages.policy.ts';
import { say, sayDuration, type Language } from '../pages/words.policy.ts';
import { hashPassword, isPassword } from '../sign-in/hash.policy.ts';
import { passwordFault } from '../sign-in/password.policy.ts';
import { signIn, type SignIn } from '../sign-in/sign-in.service.ts';
import { updatePassword, type AccountRow } from '../sign-in/sign-in.sql.ts';
import { FIRST, SECOND } from './realm.policy.ts';
import { cookieOf, formOf, queryOf, sendPage, setCookie, type Visit } from './visit.policy.ts';

const REMEMBERED_LOGIN = 'yijian_login';
const REMEMBERED_SECONDS = 180 * 86_400;

/** Draws the sign-in page. */
export async function showSignIn(ctx: Visit): Promise<FastifyReply> {
  return within(ctx, async (step) => {
    const remembered = cookieOf(ctx.request, REMEMBERED_LOGIN);
    return draw(ctx, step, {
      login: step.interaction.params['login_hint'] ?? remembered ?? '',
      remember: remembered !== undefined,
      status: 200,
    });
  });
}

/** Takes the form of the sign-in page. */
export async function takeSignIn(ctx: Visit): Promise<FastifyReply> {
  return within(ctx, async (step) => {
    const form = formOf(ctx.request);
    const login = form['login'] ?? '';
    const remember = form['remember'] === 'true';
    const attempt = await signIn(await signInContext(ctx), { login, password: form['password'] ?? '' });
    if (attempt.outcome !== 'SUCCESS') {
      if (attempt.outcome === 'LOCKED') ctx.reply.header('retry-after', String(attempt.seconds));
      return draw(ctx, step, {
        login,
        remember,
        status: statusOf(attempt),
        fault: wordsOfFault(step.language, attempt),
      });
    }
    setCookie(ctx, REMEMBERED_LOGIN, remember ? attempt.account.login : '', remember ? REMEMBERED_SECONDS : 0);
    return afterPassword(ctx, step, attempt.account);
  });
}

async function afterPassword(ctx: Visit, step: Step, account: AccountRow): Promise<FastifyReply> {
  const needed = await factorNeeded(rulesOf(ctx), account.id);
  if (needed === 'CODE') return drawCode(ctx, { step, account, status: 200 });
  if (needed === 'SET_UP') return drawSetUp(ctx, { step, account, status: 200 });
  return openAccount(ctx, { step, account, passed: FIRST });
}

/** Takes the form of the page for a new password. */
export async function takeNewPassword(ctx: Visit): Promise<FastifyReply> {
  return within(ctx, async (step) => {
    const form = formOf(ctx.request);
    // The proof is signed for what was passed, so that the address alone claims nothing.
    const passed = queryOf(ctx.request)['passed'] === SECOND ? SECOND : FIRST;
    const account = await requireProof(ctx, { step, purpose: `password ${passed}`, proof: form['proof'] });
    const newPassword = form['newPassword'] ?? '';
    const isOld = await isPassword(account.passwordHash, newPassword);
    const oldPassword = isOld ? newPassword : '*';
    const fault = passwordFault({
      login: account.login,
      oldPassword,
      newPassword,
      confirmPassword: form['confirmPassword'] ?? '',
    });
    if (fault !== undefined) {
      const words = wordsOf(fault.error, step.language, fault.values);
      return drawNewPassword(ctx, { step, account, passed, status: 400, fault: words });
    }
    await updatePassword(ctx.context.pool, account.id, await hashPassword(newPassword));
    return finishSignIn(ctx, { step, account, passed });
  });
}

function statusOf(attempt: SignIn): number {
  if (attempt.outcome === 'LOCKED') return 429;
  return attempt.outcome === 'DISABLED' ? 403 : 401;
}

function wordsOfFault(language: Language, attempt: SignIn): string {
  if (attempt.outcome === 'LOCKED') return say(language, 'locked', { time: sayDuration(language, attempt.seconds) });
  return say(language, attempt.outcome === 'DISABLED' ? 'disabled' : 'wrong');
}

interface Drawn {
  readonly login: string;
  readonly remember: boolean;
  readonly status: number;
  readonly fault?: string | undefined;
}

function draw(ctx: Visit, step: Step, drawn: Drawn): FastifyReply {
  const hasChat = chatAppOf(ctx.context.chat, ctx.context.tenant.settings) !== undefined;
  const page = { ...drawn, wecom: hasChat ? '/pc/initWecom' : undefined, privacy: '/pc/privacyAgreement' };
  return sendPage(ctx.reply, drawn.status, signInPage(frameOf(ctx, step), page));
}
