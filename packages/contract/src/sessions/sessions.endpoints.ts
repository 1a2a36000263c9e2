// Signing out, own sessions, password, socket ticket and heartbeats (specification 7.1; R5.1, R7.5).
import { z } from 'zod';
import { endpoint } from '../core/index.ts';
import { sessionErrors } from './sessions.errors.ts';
import { ChangePassword, Done, EndSession, Heartbeat, Session, Ticket } from './sessions.schema.ts';

export const sessionEndpoints = {
  logout: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/logout',
    summary: { zh: '退出登录', en: 'Sign out' },
    access: 'session',
    endedSession: 'answered',
    output: Done,
    errors: [],
  }),
  logoutUser: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/user/logout',
    summary: { zh: '退出登录（用户服务）', en: 'Sign out, as the user service spells it' },
    access: 'session',
    endedSession: 'answered',
    output: Done,
    errors: [],
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/user/sessions',
    summary: { zh: '我的登录设备', en: 'My sessions' },
    access: 'session',
    output: z.array(Session),
    errors: [],
  }),
  endOwn: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/user/sessions/end',
    summary: { zh: '下线一个登录设备', en: 'End one of my sessions' },
    access: 'session',
    body: { encoding: 'form', schema: EndSession },
    output: Done,
    errors: [sessionErrors.sessionNotFound],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/user/password',
    summary: { zh: '修改密码', en: 'Change my password' },
    access: 'session',
    body: { encoding: 'form', schema: ChangePassword },
    output: Done,
    errors: [
      sessionErrors.passwordRequired,
      sessionErrors.passwordWrong,
      sessionErrors.passwordSame,
      sessionErrors.passwordMismatch,
      sessionErrors.passwordShort,
      sessionErrors.passwordLong,
      sessionErrors.passwordCommon,
      sessionErrors.passwordLocked,
      sessionErrors.passwordElsewhere,
    ],
    // A wrong old password is counted although the call fails, so the call keeps its own transactions.
    effect: 'job',
  }),
  issueTicket: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/ticket',
    summary: { zh: '领取消息通道的一次性凭证', en: 'Get a single-use ticket for the notification socket' },
    access: 'session',
    output: Ticket,
    errors: [],
  }),
  heartbeat: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/usage/heartbeat',
    summary: { zh: '上报页面停留时间', en: 'Report time on pages' },
    access: 'session',
    body: { encoding: 'json', schema: Heartbeat },
    output: Done,
    errors: [sessionErrors.trackingOff],
  }),
};
