// A doctor signs in inside enterprise chat: the code is exchanged for the contact, the contact for the doctor (specification 2.1).
import { doctorPortalErrors as errors, type DoctorChat, type DoctorSession } from '@yijian/contract/doctor-portal';
import { fail } from '../../../platform/errors/index.ts';
import { WecomFault, chatAppOf, type ChatDoor } from '../../../platform/gateways/index.ts';
import type { DoctorContext, OpenContext, PublicContext } from '../../../platform/http/index.ts';
import { openSession } from '../doctor-sessions.service.ts';
import { chatSignIns } from '../open/limits.policy.ts';
import { countAsks } from '../open/limits.service.ts';
import { insertChatBinding, selectChatDoctor } from './chat-sign-in.sql.ts';

export async function findChat(context: PublicContext, door: ChatDoor): Promise<DoctorChat> {
  const app = chatAppOf(door, context.enterprise.settings);
  return { app: app === undefined ? null : { corpId: app.corpId, agentId: app.agentId } };
}

async function contactOf(context: PublicContext, { door, code }: { door: ChatDoor; code: string }): Promise<string> {
  const app = chatAppOf(door, context.enterprise.settings);
  if (app === undefined) throw fail(errors.chatMissing);
  try {
    const person = await door.wecom.personOf(app, code);
    if (person.kind === 'CONTACT') return person.externalUserId;
  } catch (error) {
    if (!(error instanceof WecomFault)) throw error;
    if (error.kind !== 'refused') throw fail(errors.chatUnreachable);
  }
  throw fail(errors.chatRefused);
}

export async function signInByChat(
  context: OpenContext,
  input: { door: ChatDoor; code: string },
): Promise<DoctorSession> {
  const limits = [[chatSignIns, context.address]] as const;
  await countAsks(context, { limits, amount: 1, refusal: errors.tooManyCalls });
  const externalUserId = await contactOf(context, input);
  const doctorId = await selectChatDoctor(context.sql, externalUserId);
  if (doctorId === undefined) throw fail(errors.chatUnbound);
  return context.inTransaction((inner) => openSession(inner, doctorId));
}

/** The doctor has proved the phone; from now on the contact signs in without it. */
export async function bindChat(
  context: DoctorContext,
  input: { door: ChatDoor; code: string },
): Promise<Record<string, never>> {
  const { doctor, clock } = context;
  const externalUserId = await contactOf(context, input);
  await context.inTransaction(async ({ sql }) => {
    await insertChatBinding(sql, { externalUserId, doctorId: doctor.id, at: clock.now() });
    if ((await selectChatDoctor(sql, externalUserId)) !== doctor.id) throw fail(errors.chatTaken);
  });
  return {};
}
