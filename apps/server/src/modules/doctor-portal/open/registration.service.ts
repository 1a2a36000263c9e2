// A doctor registers: the phone is proved by a code if one is given, and the rest waits for a data steward (specification 7.3; product 3.24).
import { doctorPortalErrors as errors, type Registration, type RegistrationForm } from '@yijian/contract/doctor-portal';
import { listStandardTitles } from '../../dictionaries/index.ts';
import { findTextInForce } from '../../privacy/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { OpenContext, PublicContext } from '../../../platform/http/index.ts';
import { phoneOf } from '../doctor-portal.policy.ts';
import { updateUsed } from '../doctor-portal.sql.ts';
import { requireCode } from '../doctor-sessions.service.ts';
import { keepRequest } from '../requests/keep-request.service.ts';
import { requireHospital, requireTitle } from './choices.service.ts';
import { consentOfRegistration, registrations } from './limits.policy.ts';
import { countAsks } from './limits.service.ts';

export async function findRegistrationForm(context: PublicContext): Promise<RegistrationForm> {
  const titles = await listStandardTitles(context, 'DOCTOR_TITLE');
  const consent = await findTextInForce(context, consentOfRegistration);
  return {
    titles: titles.map(({ code, name, enName }) => ({ code, name: context.language === 'zh' ? name : enName || name })),
    consent: consent ?? null,
  };
}

/** The answer is the same whether or not anybody is known under the phone or the name. */
export async function registerDoctor(context: OpenContext, given: Registration): Promise<{ receivedAt: string }> {
  const { address, clock } = context;
  const limits = [[registrations, address]] as const;
  await countAsks(context, { limits, amount: 1, refusal: errors.tooManyCalls });
  const phone = phoneOf(given.phone);
  await requireChoices(context, given);
  const codeId = await provedBy(context, { phone, code: given.code });
  const at = clock.now();
  await context.inTransaction(async (inner) => {
    const phoneProved = codeId !== null;
    if (phoneProved && !(await updateUsed(inner.sql, codeId, at))) throw fail(errors.codeWrong);
    const { name, hospitalId, department, title, licenceNumber } = given;
    const consentTextId = phoneProved ? (given.consentTextId ?? null) : null;
    const asked = {
      name,
      hospitalId,
      department,
      titleCode: title ?? null,
      note: '',
      phone,
      phoneProved,
      licenceNumber,
    };
    await keepRequest(inner, { ...asked, kind: 'REGISTRATION', doctorId: null, consentTextId, at });
  });
  return { receivedAt: at.toISOString() };
}

/** The code that proves the phone; null when none was given. A wrong one is refused and not taken for none. */
async function provedBy(
  context: OpenContext,
  { phone, code }: { phone: string; code: string | undefined },
): Promise<string | null> {
  if (code === undefined) return null;
  const { id } = await requireCode(context, { phone, code, purpose: 'REGISTER' });
  return id;
}

async function requireChoices(context: OpenContext, given: Registration): Promise<void> {
  const { hospitalId, title, consentTextId } = given;
  const consent = await findTextInForce(context, consentOfRegistration);
  if (consentTextId !== undefined && consent?.id !== consentTextId) throw fail(errors.consentChanged);
  await requireHospital(context, hospitalId);
  if (title !== undefined) await requireTitle(context, title);
}
