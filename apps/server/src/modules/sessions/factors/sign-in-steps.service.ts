// The steps between a right password and an open account: second factor, new password, back to the application (specification 2.1; R2.5, R5.1).
import { errors, type Interaction } from 'oidc-provider';
import type { FastifyReply } from 'fastify';
import { systemClock } from '../../../platform/clock/index.ts';
import { endSessions } from '../records/end-session.service.ts';
import { errorPage, newPasswordPage } from '../pages/pages.policy.ts';
import type { Language } from '../pages/words.policy.ts';
import { makeProof, readProof } from '../identity/proof.policy.ts';
import { FIRST, realmPath, SECOND, type Passed } from '../identity/realm.policy.ts';
import {
  handLanguage,
  isOwnForm,
  languageOfVisit,
  sendPage,
  surroundings,
  type Visit,
} from '../identity/visit.policy.ts';
import { lockRuleOf } from '../sign-in/lock-rule.service.ts';
import { mustChangePassword } from '../sign-in/password.policy.ts';
import type { SignInContext } from '../sign-in/sign-in.service.ts';
import { selectAccount, type AccountRow } from '../sign-in/sign-in.sql.ts';
import type { RuleContext } from '../../rules/index.ts';
import { factorNeeded } from './factor-rule.service.ts';

export interface Step {
  readonly interaction: Interaction;
  readonly language: Language;
  /** Address of this page. */
  readonly path: string;
}

/** Finds the sign-in under way; without one the page explains and leads back. */
export async function within(ctx: Visit, work: (step: Step) => Promise<FastifyReply>): Promise<FastifyReply> {
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

export function rulesOf(ctx: Visit): RuleContext {
  return { sql: ctx.context.pool, enterprise: ctx.context.tenant, clock: systemClock };
}

export async function signInContext(ctx: Visit): Promise<SignInContext> {
  return {
    pool: ctx.context.pool,
    address: ctx.request.ip,
    userAgent: (ctx.request.headers['user-agent'] ?? '').slice(0, 300),
    addressLimit: ctx.context.settings.SIGN_IN_LIMIT_PER_HOUR,
    lockRule: await lockRuleOf(rulesOf(ctx)),
    needsFactor: async (userId) => (await factorNeeded(rulesOf(ctx), userId)) !== 'NOTHING',
  };
}

export function frameOf(ctx: Visit, step: Step) {
  return surroundings(
    { ...ctx, tenant: ctx.context.tenant },
    step.language,
    `${step.path}?lang=${step.language === 'zh' ? 'en' : 'zh'}`,
  );
}

/** An account on its way through a sign-in. */
export interface Passing {
  readonly step: Step;
  readonly account: AccountRow;
}

/** Proves in the next form that this account has passed `purpose` in this sign-in. */
export function proofOf(ctx: Visit, { step, purpose, account }: Passing & { purpose: string }): string {
  return makeProof(ctx.context.keys.secret, `${purpose} ${step.interaction.uid}`, account.id);
}

/** Throws when the proof is forged, of another step or too old, or when the account was switched off meanwhile. */
export async function requireProof(
  ctx: Visit,
  { step, purpose, proof }: { step: Step; purpose: string; proof: string | undefined },
): Promise<AccountRow> {
  const userId = readProof(ctx.context.keys.secret, `${purpose} ${step.interaction.uid}`, proof ?? '');
  const account = userId === undefined ? undefined : await selectAccount(ctx.context.pool, userId);
  if (account === undefined || !account.mayLogIn) throw new errors.SessionNotFound('the proof is too old');
  return account;
}

/** After everything that proves who it is: an old password is changed first. */
export async function openAccount(ctx: Visit, proven: Proven): Promise<FastifyReply> {
  const { passwordChangedAt } = proven.account;
  const mustChange = mustChangePassword(passwordChangedAt, ctx.context.tenant.settings, new Date());
  return mustChange ? drawNewPassword(ctx, { ...proven, status: 200 }) : finishSignIn(ctx, proven);
}

/** What the account has shown so far: the password, or a code as well. */
export interface Proven extends Passing {
  readonly passed: Passed;
}

export interface Drawn {
  readonly status: number;
  readonly fault?: string;
}

export function drawNewPassword(ctx: Visit, { step, account, passed, status, fault }: Proven & Drawn): FastifyReply {
  const proof = proofOf(ctx, { step, purpose: `password ${passed}`, account });
  const action = `${step.path}/password?lang=${step.language}&passed=${passed}`;
  const frame = { ...frameOf(ctx, step), switchTo: undefined };
  return sendPage(ctx.reply, status, newPasswordPage(frame, { login: account.login, proof, action, fault }));
}

/** Hands the signed-in account to the provider; another account's session in this browser ends first. */
export async function finishSignIn(ctx: Visit, { step, account, passed }: Proven): Promise<FastifyReply> {
  const { interaction } = step;
  handLanguage(ctx, step.language);
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
  const amr = passed === SECOND ? [FIRST, SECOND] : [FIRST];
  const next = await ctx.provider.interactionResult(ctx.request.raw, ctx.reply.raw, {
    login: { accountId: account.id, amr },
  });
  return ctx.reply.header('cache-control', 'no-store').redirect(next, 303);
}
