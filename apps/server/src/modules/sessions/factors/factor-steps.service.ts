// The second factor at sign-in: its code, or setting the app up where a role asks for it (specification 2.1).
import type { FastifyReply } from 'fastify';
import type { Sql } from '../../../platform/db/index.ts';
import { sendPage, formOf, type Visit } from '../identity/visit.policy.ts';
import { SECOND } from '../identity/realm.policy.ts';
import { say, sayDuration } from '../pages/words.policy.ts';
import { lockRuleOf } from '../sign-in/lock-rule.service.ts';
import { completeSignIn, logAttempt } from '../sign-in/sign-in.service.ts';
import type { AccountRow } from '../sign-in/sign-in.sql.ts';
import {
  checkCode,
  pendingSecret,
  replaceRecoveryCodes,
  type CodeCheck,
  type FactorContext,
} from './check-code.service.ts';
import { appAddressOf } from './codes.policy.ts';
import { codePage, recoveryPage, setUpPage } from './factor-pages.policy.ts';
import {
  frameOf,
  openAccount,
  proofOf,
  requireProof,
  rulesOf,
  signInContext,
  within,
  type Drawn,
  type Passing,
  type Step,
} from './sign-in-steps.service.ts';

async function factorContext(ctx: Visit): Promise<FactorContext> {
  const { pool, vault, tenant } = ctx.context;
  return { pool, vault, enterpriseId: tenant.id, lockRule: await lockRuleOf(rulesOf(ctx)) };
}

const formFrame = (ctx: Visit, step: Step) => ({ ...frameOf(ctx, step), switchTo: undefined });

/** Asks for the code of an account whose password was right a moment ago. */
export function drawCode(ctx: Visit, { step, account, status, fault }: Passing & Drawn): FastifyReply {
  const proof = proofOf(ctx, { step, purpose: 'code', account });
  const action = `${step.path}/code?lang=${step.language}`;
  return sendPage(ctx.reply, status, codePage(formFrame(ctx, step), { proof, action, fault }));
}

export async function drawSetUp(ctx: Visit, { step, account, status, fault }: Passing & Drawn): Promise<FastifyReply> {
  const { tenant, pool, vault } = ctx.context;
  const secret = await pool.begin((sql: Sql) => pendingSecret({ sql, vault, enterpriseId: tenant.id }, account.id));
  const issuer = `Yijian ${step.language === 'zh' ? tenant.name : tenant.enName}`;
  const address = appAddressOf(secret, { issuer, label: account.login });
  const proof = proofOf(ctx, { step, purpose: 'set-up', account });
  const action = `${step.path}/set-up?lang=${step.language}`;
  const input = { proof, action, secret, address, fault };
  return sendPage(ctx.reply, status, setUpPage(formFrame(ctx, step), input));
}

/** Takes the form with the code. */
export async function takeCode(ctx: Visit): Promise<FastifyReply> {
  return within(ctx, async (step) => {
    const form = formOf(ctx.request);
    const account = await requireProof(ctx, { step, purpose: 'code', proof: form['proof'] });
    const check = await judge(ctx, account, { code: form['code'] ?? '' });
    return check.outcome === 'RIGHT'
      ? openAccount(ctx, { step, account, passed: SECOND })
      : drawCode(ctx, { step, account, ...refusal(ctx, step, check) });
  });
}

/** Takes the first code of an app that is set up at sign-in; the recovery codes are shown before the account opens. */
export async function takeSetUp(ctx: Visit): Promise<FastifyReply> {
  return within(ctx, async (step) => {
    const form = formOf(ctx.request);
    const account = await requireProof(ctx, { step, purpose: 'set-up', proof: form['proof'] });
    const check = await judge(ctx, account, { code: form['code'] ?? '', appOnly: true });
    if (check.outcome !== 'RIGHT') return drawSetUp(ctx, { step, account, ...refusal(ctx, step, check) });
    const { pool, tenant } = ctx.context;
    const codes = await pool.begin((sql: Sql) => replaceRecoveryCodes({ sql, enterpriseId: tenant.id }, account.id));
    const proof = proofOf(ctx, { step, purpose: 'kept', account });
    const action = `${step.path}/kept?lang=${step.language}`;
    return sendPage(ctx.reply, 200, recoveryPage(formFrame(ctx, step), { proof, action, codes }));
  });
}

/** The recovery codes were seen. */
export async function takeKept(ctx: Visit): Promise<FastifyReply> {
  return within(ctx, async (step) => {
    const account = await requireProof(ctx, { step, purpose: 'kept', proof: formOf(ctx.request)['proof'] });
    return openAccount(ctx, { step, account, passed: SECOND });
  });
}

async function judge(ctx: Visit, account: AccountRow, given: { code: string; appOnly?: boolean }): Promise<CodeCheck> {
  const check = await checkCode(await factorContext(ctx), { userId: account.id, ...given });
  const attempt = await signInContext(ctx);
  if (check.outcome === 'RIGHT') await completeSignIn(attempt, account);
  else await logAttempt(attempt, { account, outcome: check.outcome === 'LOCKED' ? 'LOCKED' : 'WRONG_CODE' });
  return check;
}

function refusal(ctx: Visit, { language }: Step, check: CodeCheck): Drawn {
  if (check.outcome !== 'LOCKED') return { status: 401, fault: say(language, 'codeWrong') };
  ctx.reply.header('retry-after', String(check.seconds));
  return { status: 429, fault: say(language, 'locked', { time: sayDuration(language, check.seconds) }) };
}
