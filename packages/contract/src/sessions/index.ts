// Door of the sessions contract.
export { identityEndpoints } from './identity.endpoints.ts';
export { TokenAnswer } from './identity.schema.ts';
export { signInEndpoints } from './sign-ins.endpoints.ts';
export {
  OpenSession,
  SignIn,
  SignInFilter,
  SignInLock,
  SignInOutcome,
  SignInQuery,
  Unlock,
} from './sign-ins.schema.ts';
export { sessionEndpoints } from './sessions.endpoints.ts';
export { secondFactorEndpoints } from './second-factors.endpoints.ts';
export {
  BeginSecondFactor,
  RecoveryCodes,
  ResetSecondFactor,
  SecondFactor,
  SecondFactorCode,
  SecondFactorSecret,
} from './second-factors.schema.ts';
export { sessionErrors } from './sessions.errors.ts';
export { ChangePassword, Heartbeat, PageVisit, Session, Ticket } from './sessions.schema.ts';
