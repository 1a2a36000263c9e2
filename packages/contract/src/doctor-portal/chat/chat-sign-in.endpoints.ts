// A doctor signs in inside enterprise chat, once the own contact is bound (specification 2.1).
import { z } from 'zod';
import { endpoint } from '../../core/index.ts';
import { doctorPortalErrors as errors } from '../doctor-portal.errors.ts';
import { DoctorSession } from '../doctor-portal.schema.ts';
import { ChatCode, DoctorChat } from './chat-sign-in.schema.ts';

const body = { encoding: 'json', schema: ChatCode } as const;
const refusals = [errors.chatMissing, errors.chatRefused, errors.chatUnreachable];

export const doctorChatEndpoints = {
  findChat: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/chat',
    summary: { zh: '企业微信应用', en: 'The enterprise-chat app of the enterprise' },
    access: 'public',
    output: DoctorChat,
    errors: [],
  }),
  signInByChat: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/chat/session',
    summary: { zh: '医生在企业微信内登录', en: 'Sign in as a doctor inside enterprise chat' },
    access: 'public',
    body,
    output: DoctorSession,
    errors: [...refusals, errors.chatUnbound, errors.tooManyCalls],
    effect: 'job',
  }),
  bindChat: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/chat/binding',
    summary: { zh: '绑定本人的企业微信联系人', en: 'Bind the own contact of enterprise chat' },
    access: 'doctor',
    body,
    output: z.object({}),
    errors: [...refusals, errors.chatTaken],
    effect: 'job',
  }),
};
