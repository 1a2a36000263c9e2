// The console's log of sign-ins, lifting a lock, ending a session (specification 3; reliability, sign-in).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { sessionErrors as errors } from './sessions.errors.ts';
import { Done } from './sessions.schema.ts';
import {
  OpenSession,
  SignInCount,
  SignInFilter,
  SignInLock,
  SignInPage,
  SignInQuery,
  Unlock,
} from './sign-ins.schema.ts';

const read = { permission: 'admin:sign-ins:read' } as const;
const write = { permission: 'admin:sign-ins:write' } as const;

export const signInEndpoints = {
  listSignIns: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/sign-ins',
    summary: { zh: '登录日志，新的在前', en: 'The log of sign-ins, newest first' },
    access: read,
    query: SignInQuery,
    output: SignInPage,
    errors: [],
  }),
  countSignIns: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/sign-ins/count',
    summary: { zh: '符合条件的登录记录数', en: 'How many sign-ins match' },
    access: read,
    query: SignInFilter,
    output: SignInCount,
    errors: [],
  }),
  listLocks: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/sign-ins/locks',
    summary: { zh: '当前的登录锁定', en: 'Locks at this moment' },
    access: read,
    output: z.array(SignInLock),
    errors: [],
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/sign-ins/unlock',
    summary: { zh: '解除登录锁定', en: 'Lift a lock' },
    access: write,
    body: { encoding: 'json', schema: Unlock },
    output: Done,
    errors: [errors.lockNotFound],
  }),
  listSessionsOf: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/users/{id}/sessions',
    summary: { zh: '用户的登录会话', en: 'Open sessions of a user' },
    access: read,
    params: z.strictObject({ id: Id }),
    output: z.array(OpenSession),
    errors: [errors.userNotFound],
  }),
  endSessionOf: endpoint({
    method: 'DELETE',
    path: '/API-SYSTEM/admin/users/{id}/sessions/{sessionId}',
    summary: { zh: '结束用户的一个会话', en: 'End a session of a user' },
    access: write,
    params: z.strictObject({ id: Id, sessionId: Id }),
    output: Done,
    errors: [errors.userNotFound, errors.sessionNotFound],
  }),
};
