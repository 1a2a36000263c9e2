// Front door of the sessions.
import { sessionEndpoints } from '@yijian/contract/sessions';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import {
  changeOwnPassword,
  endOwnSession,
  issueSocketTicket,
  listOwnSessions,
  logoutUser,
  recordUsage,
} from './sessions.service.ts';

interface SessionSettings {
  readonly USAGE_TRACKING: boolean;
  readonly SIGN_IN_LIMIT_PER_HOUR: number;
}

export const sessionRoutes = (settings: SessionSettings): BoundEndpoint[] =>
  bind('sessions', sessionEndpoints, {
    logout: (context) => logoutUser(context),
    logoutUser: (context) => logoutUser(context),
    listOwn: (context) => listOwnSessions(context),
    endOwn: (context, { body }) => endOwnSession(context, body),
    changePassword: (context, { body }) =>
      changeOwnPassword({ ...context, addressLimit: settings.SIGN_IN_LIMIT_PER_HOUR }, body),
    issueTicket: (context) => issueSocketTicket(context),
    heartbeat: (context, { body }) => recordUsage({ ...context, isTracking: settings.USAGE_TRACKING }, body),
  });
