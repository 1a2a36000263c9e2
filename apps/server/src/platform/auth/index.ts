// Door of authentication.
export {
  createTokenVerifier,
  localKeys,
  remoteKeys,
  type Claims,
  type Issuer,
  type TokenVerifier,
} from './verify-token.ts';
export { hasRole, isAllowed, type DataRange, type SessionUser } from './session-user.ts';
