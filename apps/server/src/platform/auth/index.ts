// Door of authentication.
export { remoteKeys } from './remote-keys.ts';
export { createTokenVerifier, localKeys, type Claims, type Issuer, type TokenVerifier } from './verify-token.ts';
export {
  hasRole,
  isAllowed,
  noShares,
  sharedResources,
  type DataRange,
  type FieldRules,
  type SessionUser,
  type SharedResource,
  type Shares,
} from './session-user.ts';
export {
  hiddenFieldsOf,
  maskText,
  requireEditable,
  ruleOf,
  withFieldRules,
  type EditedField,
  type Ruled,
} from './field-rules.ts';
