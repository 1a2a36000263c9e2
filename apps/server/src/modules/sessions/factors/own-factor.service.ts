// The own second factor: set up, recovery codes renewed, switched off; an administrator's reset (specification 2.2, 5).
import type { NamedError } from '@yijian/contract/core';
import {
  sessionErrors as errors,
  type BeginSecondFactor,
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactorCode,
  type SecondFactorSecret,
} from '@yijian/contract/sessions';
import type { Pool } from '../../../platform/db/index.ts';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { isBuiltIn } from '../identity/realm.policy.ts';
import { endSessions } from '../records/end-session.service.ts';
import { selectSessions } from '../sessions.sql.ts';
import { confirmOwnPassword } from '../sign-in/confirm.service.ts';
import { lockRuleOf } from '../sign-in/lock-rule.service.ts';
import {
  checkCode,
  pendingSecret,
  replaceRecoveryCodes,
  type CodeGiven,
  type FactorContext,
} from './check-code.service.ts';
import { appAddressOf } from './codes.policy.ts';
import { isFactorRequired } from './factor-rule.service.ts';
import { forgetFactor } from './forget-factor.service.ts';
import { countRecoveryCodes, selectFactor } from './factors.sql.ts';

export async function findOwnFactor(context: Context): Promise<SecondFactor> {
  const { sql, user, enterprise } = context;
  const factor = await selectFactor(sql, user.id);
  const confirmedAt = factor?.confirmedAt?.toISOString() ?? null;
  return {
    isOn: confirmedAt !== null,
    isRequired: await isFactorRequired(context, user.id),
    isElsewhere: !isBuiltIn(enterprise.authAddress),
    confirmedAt,
    codesLeft: await countRecoveryCodes(sql, user.id),
  };
}

/** Asks for the password first: an open page must not be enough to take the account over. */
export async function beginOwnFactor(context: Context, { password }: BeginSecondFactor): Promise<SecondFactorSecret> {
  await requireState(context, 'OFF');
  const confirmation = await confirmOwnPassword(context, password);
  if (confirmation.outcome === 'LOCKED') throw fail(errors.passwordLocked, { seconds: confirmation.seconds });
  if (confirmation.outcome === 'WRONG') throw refuse(context, errors.passwordWrong, 'password');
  const secret = await context.transaction(({ sql, vault, enterprise, user }) =>
    pendingSecret({ sql, vault, enterpriseId: enterprise.id }, user.id),
  );
  const issuer = context.language === 'zh' ? context.enterprise.name : context.enterprise.enName;
  return { secret, address: appAddressOf(secret, { issuer: `Yijian ${issuer}`, label: context.user.login }) };
}

/** The first code of the app switches it on; other devices have to sign in with it. */
export async function confirmOwnFactor(context: Context, { code }: SecondFactorCode): Promise<RecoveryCodes> {
  await requireState(context, 'OFF');
  const { user, sessionKey: own } = context;
  if ((await selectFactor(context.sql, user.id)) === undefined) throw fail(errors.factorNotBegun);
  await requireCode(context, { userId: user.id, code, appOnly: true });
  return context.transaction(async (inner) => {
    const codes = await newCodes(inner);
    const keys = (await selectSessions(inner.sql, user.id)).map((row) => row.sessionKey);
    const sessionKeys = keys.filter((key) => key !== own);
    await endSessions({ sql: inner.sql, realm: inner.enterprise.realm }, { sessionKeys, reason: 'PASSWORD_CHANGED' });
    return { codes };
  });
}

export async function renewOwnCodes(context: Context, { code }: SecondFactorCode): Promise<RecoveryCodes> {
  await requireState(context, 'ON');
  await requireCode(context, { userId: context.user.id, code });
  return context.transaction(async (inner) => ({ codes: await newCodes(inner) }));
}

export async function removeOwnFactor(context: Context, { code }: SecondFactorCode): Promise<{ done: true }> {
  await requireState(context, 'ON');
  if (await isFactorRequired(context, context.user.id)) throw fail(errors.factorRequired);
  await requireCode(context, { userId: context.user.id, code });
  return context.transaction(async (inner) => {
    await forgetFactor(inner, context.user.id);
    return { done: true };
  });
}

const newCodes = ({ sql, user, enterprise }: Context): Promise<string[]> =>
  replaceRecoveryCodes({ sql, enterpriseId: enterprise.id }, user.id);

async function requireState(context: Context, wanted: 'ON' | 'OFF'): Promise<void> {
  if (!isBuiltIn(context.enterprise.authAddress)) throw fail(errors.factorElsewhere);
  const factor = await selectFactor(context.sql, context.user.id);
  const isOn = factor !== undefined && factor.confirmedAt !== null;
  if (isOn !== (wanted === 'ON')) throw fail(isOn ? errors.factorOn : errors.factorOff);
}

async function requireCode(context: Context, given: CodeGiven): Promise<void> {
  const check = await checkCode(await factorContext(context), given);
  if (check.outcome === 'LOCKED') throw fail(errors.codeLocked, { seconds: check.seconds });
  if (check.outcome === 'WRONG') throw refuse(context, errors.codeWrong, 'code');
}

/** A call whose effect is `job` gets the enterprise's pool: the count of failures outlives the refusal. */
async function factorContext(context: Context): Promise<FactorContext> {
  const { sql, vault, enterprise } = context;
  return { pool: sql as Pool, vault, enterpriseId: enterprise.id, lockRule: await lockRuleOf(context) };
}

const refuse = (context: Context, error: NamedError, field: string) =>
  fail(error, {}, [{ field: `body.${field}`, message: wordsOf(error, context.language, {}) }]);
