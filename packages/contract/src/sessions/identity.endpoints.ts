// The calls of the identity server, for the interface document; the server's own provider answers them (specification 2.1, 4, 7.1; R7.8).
import { endpoint } from '../core/index.ts';
import {
  AuthorizationQuery,
  Discovery,
  KeySet,
  LogoutForm,
  LogoutQuery,
  Page,
  Realm,
  RevocationForm,
  TokenAnswer,
  TokenForm,
  UserClaims,
} from './identity.schema.ts';

const outside = { base: 'origin', envelope: false, access: 'public', params: Realm, errors: [] } as const;

const ofHolder = {
  access: 'session',
  summary: { zh: '令牌持有人的身份信息', en: 'Claims about the holder of the access token' },
  output: UserClaims,
} as const;

export const identityEndpoints = {
  discover: endpoint({
    ...outside,
    method: 'GET',
    path: '/auth/realms/{realm}/.well-known/openid-configuration',
    summary: { zh: '登录服务说明', en: 'Discovery document' },
    output: Discovery,
  }),
  authorize: endpoint({
    ...outside,
    method: 'GET',
    path: '/auth/realms/{realm}/protocol/openid-connect/auth',
    summary: { zh: '登录页入口（授权码 + PKCE）', en: 'Start signing in: authorization code with PKCE' },
    query: AuthorizationQuery,
    output: Page,
  }),
  token: endpoint({
    ...outside,
    method: 'POST',
    path: '/auth/realms/{realm}/protocol/openid-connect/token',
    summary: { zh: '换取或刷新令牌', en: 'Exchange a code or refresh the tokens' },
    body: { encoding: 'form', schema: TokenForm },
    output: TokenAnswer,
  }),
  showLogout: endpoint({
    ...outside,
    method: 'GET',
    path: '/auth/realms/{realm}/protocol/openid-connect/logout',
    summary: { zh: '退出登录并返回页面', en: 'Sign out and return to a page' },
    query: LogoutQuery,
    output: Page,
    effect: 'write',
  }),
  logout: endpoint({
    ...outside,
    method: 'POST',
    path: '/auth/realms/{realm}/protocol/openid-connect/logout',
    summary: { zh: '凭刷新令牌退出登录', en: 'Sign out by refresh token' },
    body: { encoding: 'form', schema: LogoutForm },
    output: Page,
  }),
  keys: endpoint({
    ...outside,
    method: 'GET',
    path: '/auth/realms/{realm}/protocol/openid-connect/certs',
    summary: { zh: '令牌验签公钥', en: 'Public keys that verify the tokens' },
    output: KeySet,
  }),
  revoke: endpoint({
    ...outside,
    method: 'POST',
    path: '/auth/realms/{realm}/protocol/openid-connect/revoke',
    summary: { zh: '作废令牌及其会话', en: 'Revoke a token and end its session' },
    body: { encoding: 'form', schema: RevocationForm },
    output: Page,
  }),
  userinfo: endpoint({
    ...outside,
    ...ofHolder,
    method: 'GET',
    path: '/auth/realms/{realm}/protocol/openid-connect/userinfo',
  }),
  userinfoByPost: endpoint({
    ...outside,
    ...ofHolder,
    method: 'POST',
    effect: 'read',
    path: '/auth/realms/{realm}/protocol/openid-connect/userinfo',
  }),
};
