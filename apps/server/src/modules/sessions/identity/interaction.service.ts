// The sign-in page and the page for a new password, between the application's request and its answer (specification 2.1; R2.5, R5.1).
import { errors, type Interaction } from 'oidc-provider';
import { systemClock } from '../../../platform/clock/index.ts';
import { wordsOf } from '../../../platform/errors/index.ts';
import type { FastifyReply } from 'fastify';
import { errorPage, newPasswordPage, signInPage } from '../pages/pages.policy.ts';
import { say, sayDuration, type Language } from '../pages/words.policy.ts';
import { hashPassword, isPassword } from '../sign-in/hash.policy.ts';
import { lockRuleOf } from '../sign-in/lock-rule.service.ts';
import { mustChangePassword, passwordFault } from '../sign-in/password.policy.ts';
import { signIn, type SignIn, type SignInContext } from '../sign-in/sign-in.service.ts';
import { selectAccount, updatePassword, type AccountRow } from '../sign-in/sign-in.sql.ts';
import { endSessions } from '../records/end-session.service.ts';
import { makeProof, readProof } from './proof.policy.ts';
import { realmPath } from './realm.policy.ts';
import {
  cookieOf,
  formOf,
  isOwnForm,
  languageOfVisit,
  sendPage,
  setCookie,
  surroundings,
  type Visit,
} from './visit.policy.ts';

const REMEMBERED_LOGIN = 'yijian_login';
const REMEMBERED_SECONDS = 180 * 86_400;

interface Step {
  readonly interaction: Interaction;
  readonly language: Language;
  /** Address of this page. */
  readonly path: string;
}

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
    const mustChange = mustChangePassword(attempt.account.passwordChangedAt, ctx.context.tenant.settings, new Date());
    return mustChange ? drawNewPassword(ctx, step, attempt.account, 200) : finish(ctx, step, attempt.account);
  });
}

/** Takes the form of the page for a new password. */
export async function takeNewPassword(ctx: Visit): Promise<FastifyReply> {
  return within(ctx, async (step) => {
    const form = formOf(ctx.request);
    const { pool, keys } = ctx.context;
    const userId = readProof(keys.secret, `password ${step.interaction.uid}`, form['proof'] ?? '');
    const account = userId === undefined ? undefined : await selectAccount(pool, userId);
    if (account === undefined || !account.mayLogIn) throw new errors.SessionNotFound('the proof is too old');
    const newPassword = form['newPassword'] ?? '';
    const isOld = await isPassword(account.passwordHash, newPassword);
    const oldPassword = isOld ? newPassword : '*';
    const fault = passwordFault({
      login: account.login,
      oldPassword,
      newPassword,
      confirmPassword: form['confirmPassword'] ?? '',
    });
    if (fault !== undefined)
      return drawNewPassword(ctx, step, account, 400, wordsOf(fault.error, step.language, fault.values));
    await updatePassword(pool, account.id, await hashPassword(newPassword));
    return finish(ctx, step, account);
  });
}

/** Finds the sign-in under way; without one the page explains and leads back. */
async function within(ctx: Visit, work: (step: Step) => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    if (!isOwnForm(ctx)) throw new errors.SessionNotFound('the form came from another origin');
    const interaction = await ctx.provider.interactionDetails(ctx.request.raw, ctx.reply.raw);
    const { uid } = ctx.request.params as { uid: string };
    if (interaction.uid !== uid) throw new errors.SessionNotFound('another sign-in is under way');
    const path = `${realmPath(ctx.context.tenant.realm)}/interaction/${uid}`;
    return await work({ interaction, language: languageOfVisit(ctx, interaction.params['ui_locales']), path });
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const frame = surroundings({ ...ctx, tenant: ctx.context.tenant }, languageOfVisit(ctx));
    return sendPage(ctx.reply, 400, errorPage(frame, { home: '/pc/', text: 'errorExpired' }));
  }
}

async function signInContext(ctx: Visit): Promise<SignInContext> {
  const { pool, tenant, settings } = ctx.context;
  return {
    pool,
    address: ctx.request.ip,
    userAgent: (ctx.request.headers['user-agent'] ?? '').slice(0, 300),
    addressLimit: settings.SIGN_IN_LIMIT_PER_HOUR,
    lockRule: await lockRuleOf({ sql: pool, enterprise: tenant, clock: systemClock }),
  };
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

function frameOf(ctx: Visit, step: Step) {
  return surroundings(
    { ...ctx, tenant: ctx.context.tenant },
    step.language,
    `${step.path}?lang=${step.language === 'zh' ? 'en' : 'zh'}`,
  );
}

function draw(ctx: Visit, step: Step, drawn: Drawn): FastifyReply {
  const hasChat = ctx.context.tenant.settings['wecom'] !== undefined;
  const page = { ...drawn, wecom: hasChat ? '/pc/initWecom' : undefined, privacy: '/pc/privacyAgreement' };
  return sendPage(ctx.reply, drawn.status, signInPage(frameOf(ctx, step), page));
}

function drawNewPassword(ctx: Visit, step: Step, account: AccountRow, status: number, fault?: string): FastifyReply {
  const proof = makeProof(ctx.context.keys.secret, `password ${step.interaction.uid}`, account.id);
  const action = `${step.path}/password?lang=${step.language}`;
  const frame = { ...frameOf(ctx, step), switchTo: undefined };
  return sendPage(ctx.reply, status, newPasswordPage(frame, { login: account.login, proof, action, fault }));
}

/** Hands the signed-in account to the provider; another account's session in this browser ends first. */
async function finish(ctx: Visit, { interaction }: Step, account: AccountRow): Promise<FastifyReply> {
  const before = interaction.session;
  if (before?.accountId !== undefined && before.accountId !== account.id) {
    const sessionKeys = before.uid === undefined ? [] : [before.uid];
    await endSessions(
      { sql: ctx.context.pool, realm: ctx.context.tenant.realm },
      { sessionKeys, reason: 'OTHER_ACCOUNT' },
    );
    interaction.session = undefined;
    await interaction.save(Math.max(1, interaction.exp - Math.floor(Date.now() / 1000)));
  }
  const result = { login: { accountId: account.id, amr: ['pwd'] } };
  const next = await ctx.provider.interactionResult(ctx.request.raw, ctx.reply.raw, result);
  return ctx.reply.header('cache-control', 'no-store').redirect(next, 303);
}
