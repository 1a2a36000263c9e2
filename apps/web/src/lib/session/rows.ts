// Rows of the session's calls (specification 7.1).
import { endpoint } from '@yijian/contract/core';
import { z } from 'zod';
import type { MenuItem, UserInfo } from './shapes.ts';

const words = { zh: '会话', en: 'Session' };
const base = { summary: words, access: 'session', errors: [] } as const;

export const rows = {
  logout: endpoint({ ...base, method: 'POST', path: '/API-SYSTEM/logout', output: z.unknown() }),
  logoutUser: endpoint({ ...base, method: 'POST', path: '/API-SYSTEM/user/logout', output: z.unknown() }),
  userInfo: endpoint({ ...base, method: 'GET', path: '/API-SYSTEM/user/info', output: z.custom<UserInfo>() }),
  menuTree: endpoint({
    ...base,
    method: 'GET',
    path: '/API-SYSTEM/menu/all/tree',
    query: z.object({ ignorePermission: z.boolean(), view: z.string() }),
    output: z.custom<MenuItem[]>(),
  }),
  buttons: endpoint({
    ...base,
    method: 'GET',
    path: '/API-SYSTEM/menu/user/all',
    query: z.object({ ignorePermission: z.boolean(), type: z.string(), view: z.string(), status: z.boolean() }),
    output: z.custom<MenuItem[]>(),
  }),
  heartbeat: endpoint({
    ...base,
    method: 'POST',
    path: '/API-SYSTEM/usage/heartbeat',
    body: { encoding: 'json', schema: z.object({ pages: z.array(z.unknown()) }) },
    output: z.unknown(),
  }),
};
