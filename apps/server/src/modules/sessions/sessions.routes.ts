// Front door of the sessions.
import { secondFactorEndpoints, sessionEndpoints, signInEndpoints } from '@yijian/contract/sessions';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { resetFactorOf } from './factors/forget-factor.service.ts';
import {
  beginOwnFactor,
  confirmOwnFactor,
  findOwnFactor,
  removeOwnFactor,
  renewOwnCodes,
} from './factors/own-factor.service.ts';
import {
  changeOwnPassword,
  endOwnSession,
  issueSocketTicket,
  listOwnSessions,
  logoutUser,
  recordUsage,
} from './sessions.service.ts';
import { countSignIns, listLocks, listSignIns, unlockSignIn } from './sign-in-log/sign-in-log.service.ts';
import { endSessionOf, listSessionsOf } from './sign-in-log/user-sessions.service.ts';

interface SessionSettings {
  readonly USAGE_TRACKING: boolean;
  readonly SIGN_IN_LIMIT_PER_HOUR: number;
}

const signInRoutes = bind('sessions', signInEndpoints, {
  listSignIns: (context, { query }) => listSignIns(context, query),
  countSignIns: (context, { query }) => countSignIns(context, query),
  listLocks: (context) => listLocks(context),
  unlock: (context, { body }) => unlockSignIn(context, body),
  listSessionsOf: (context, { params }) => listSessionsOf(context, params.id),
  endSessionOf: (context, { params }) => endSessionOf(context, params),
});

const secondFactorRoutes = bind('sessions', secondFactorEndpoints, {
  findOwn: (context) => findOwnFactor(context),
  begin: (context, { body }) => beginOwnFactor(context, body),
  confirm: (context, { body }) => confirmOwnFactor(context, body),
  renewCodes: (context, { body }) => renewOwnCodes(context, body),
  remove: (context, { body }) => removeOwnFactor(context, body),
  reset: (context, { params, body }) => resetFactorOf(context, { ...params, ...body }),
});

export const sessionRoutes = (settings: SessionSettings): BoundEndpoint[] => [
  ...bind('sessions', sessionEndpoints, {
    logout: (context) => logoutUser(context),
    logoutUser: (context) => logoutUser(context),
    listOwn: (context) => listOwnSessions(context),
    endOwn: (context, { body }) => endOwnSession(context, body),
    changePassword: (context, { body }) =>
      changeOwnPassword({ ...context, addressLimit: settings.SIGN_IN_LIMIT_PER_HOUR }, body),
    issueTicket: (context) => issueSocketTicket(context),
    heartbeat: (context, { body }) => recordUsage({ ...context, isTracking: settings.USAGE_TRACKING }, body),
  }),
  ...signInRoutes,
  ...secondFactorRoutes,
];
