// Sessions of doctors, wholly apart from those of users: a one-time code by SMS opens one (specification 2.1, 7.3).
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  CODE_SECONDS,
  MOST_ATTEMPTS,
  doctorPortalErrors as errors,
  type CodePurpose,
  type DoctorSession,
  type DoctorSignIn,
} from '@yijian/contract/doctor-portal';
import type { Clock } from '../../platform/clock/index.ts';
import type { Connections } from '../../platform/db/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { sendSms, type SmsService } from '../../platform/gateways/index.ts';
import type { DoctorContext, OpenContext, PublicContext, SignedInDoctor, Tenant } from '../../platform/http/index.ts';
import { emit } from '../../platform/jobs/index.ts';
import { selectHolders } from '../../platform/secrets/index.ts';
import { touchedTopic } from '../doctors/index.ts';
import {
  WARNED,
  codeEnd,
  hashOfCode,
  makeCode,
  makeToken,
  numberOfPhone,
  phoneOf,
  requirePace,
  sessionEnd,
} from './doctor-portal.policy.ts';
import {
  insertCode,
  insertDoctorSession,
  lockSending,
  selectAsked,
  selectEnabled,
  selectSession,
  updateEnded,
  updateTried,
  updateUsed,
} from './doctor-portal.sql.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The answer is the same, and comes as fast, whether or not a doctor has the phone. */
export async function sendCode(
  context: OpenContext,
  { realm, phone: spelled, purpose, sms }: { realm: string; phone: string; purpose: CodePurpose; sms: SmsService },
): Promise<{ seconds: number }> {
  const { enterprise, vault, clock, address, log, language } = context;
  if (realm !== enterprise.realm) throw fail(errors.realmUnknown);
  const phone = phoneOf(spelled);
  const of = { enterpriseId: enterprise.id, phone };
  const code = makeCode();
  const at = clock.now();
  const isSent = await context.inTransaction(async ({ sql }) => {
    await lockSending(sql);
    const phoneNumber = numberOfPhone(vault, of);
    const asked = await selectAsked(sql, { phoneNumber, address, now: at });
    requirePace(asked, at);
    if (asked.allDay === WARNED) log.warn({ codes: asked.allDay }, 'codes of a day are near their limit');
    const holder = await findHolder({ ...context, sql }, phone);
    const hash = hashOfCode(vault, of, code);
    const made = { phoneNumber, purpose, code: hash, address, at, expiresAt: codeEnd(at) };
    await insertCode(sql, { ...made, doctorId: holder });
    return purpose === 'REGISTER' || holder !== null;
  });
  const text = {
    zh: `【${enterprise.name}】验证码 ${code}，5 分钟内有效，请勿告诉他人。`,
    en: `${enterprise.enName || enterprise.name}: your code is ${code}, valid for 5 minutes. Do not share it.`,
  }[language];
  // Nobody waits for the service: the time of the answer would say that there is somebody to send to.
  if (isSent) {
    const message = { phone, template: 'code', values: [['code', code]], text, reference: randomUUID() } as const;
    void sendSms(sms, message, { at }).then((result) => {
      if (result.state !== 'accepted') log.error({ result }, 'a code was not sent');
    });
  }
  return { seconds: CODE_SECONDS };
}

/** The doctor with this phone; null where there is none. A phone that two records share says nothing about who holds it. */
export async function findHolder(context: PublicContext, phone: string): Promise<string | null> {
  const { sql, vault, enterprise } = context;
  const set = { enterpriseId: enterprise.id, table: 'doctors', field: 'PHONE' } as const;
  const holders = await selectEnabled(sql, await selectHolders(sql, vault, set, phone));
  return holders.length === 1 ? holders[0]! : null;
}

/**
 * The code that is open for the phone and purpose, when `code` is it. Each statement stands for itself, so that a wrong
 * code is counted although the call fails. It opens nothing twice: the caller marks it as used. Throws codeWrong.
 */
export async function requireCode(
  context: OpenContext,
  { phone: spelled, code, purpose }: { phone: string; code: string; purpose: CodePurpose },
): Promise<{ readonly id: string; readonly doctorId: string | null }> {
  const { sql, enterprise, vault, clock } = context;
  const of = { enterpriseId: enterprise.id, phone: phoneOf(spelled) };
  const phoneNumber = numberOfPhone(vault, of);
  const tried = await updateTried(sql, { phoneNumber, purpose, now: clock.now(), most: MOST_ATTEMPTS });
  const hash = hashOfCode(vault, of, code);
  if (tried === undefined || !timingSafeEqual(tried.code, hash)) throw fail(errors.codeWrong);
  return tried;
}

export async function signInDoctor(context: OpenContext, { phone, code }: DoctorSignIn): Promise<DoctorSession> {
  const { id, doctorId } = await requireCode(context, { phone, code, purpose: 'SIGN_IN' });
  if (doctorId === null) throw fail(errors.codeWrong);
  return context.inTransaction(async (inner) => {
    if (!(await updateUsed(inner.sql, id, inner.clock.now()))) throw fail(errors.codeWrong);
    return openSession(inner, doctorId);
  });
}

/** A session of the doctor, who has just proved to be so. */
export async function openSession(context: PublicContext, doctorId: string): Promise<DoctorSession> {
  const { sql, clock, address, userAgent } = context;
  const now = clock.now();
  const token = makeToken();
  const endsAt = sessionEnd(now);
  const session = { doctorId, token: hashOf(token), address, userAgent, at: now, endsAt };
  const id = await insertDoctorSession(sql, session);
  await emit(context, touchedTopic, { source: 'doctor_portal_sessions', ids: [id] });
  return { token, endsAt: endsAt.toISOString() };
}

export async function signOutDoctor(context: DoctorContext): Promise<Record<string, never>> {
  const { sql, clock, doctor } = context;
  await updateEnded(sql, doctor.sessionId, clock.now());
  return {};
}

/** Who holds a token of a doctor's session that has not ended. */
export function createDoctorSessions(ctx: { readonly connections: Connections; readonly clock: Clock }) {
  return (tenant: Tenant, token: string): Promise<SignedInDoctor | undefined> =>
    selectSession(ctx.connections.bound(tenant.id), { token: hashOf(token), now: ctx.clock.now() });
}
