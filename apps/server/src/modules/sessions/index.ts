// Side door of the sessions: the identity server, who is calling, passwords, tickets.
export { createIdentity, type Identity, type IdentityServerOptions } from './identity/identity.routes.ts';
export { isBuiltIn } from './identity/realm.policy.ts';
export { listSigningKeys, loadKeys, rotateSigningKeys, type SigningKey } from './tokens/keys.service.ts';
export { issueAccessToken, type IssuedToken } from './tokens/tokens.service.ts';
export {
  createSessionUsers,
  loadSessionUser,
  loadUserById,
  type SessionUsers,
} from './rights/session-users.service.ts';
export { beginSimulation, findSimulated, finishSimulation } from './rights/simulations.service.ts';
export { endSessionsOfUser, recordUsage, redeemSocketTicket, type TicketHolder } from './sessions.service.ts';
export { confirmOwnPassword, type Confirmation } from './sign-in/confirm.service.ts';
export { hashPassword, isPassword } from './sign-in/hash.policy.ts';
export { makeOneTimePassword, type OneTimePassword } from './sign-in/one-time.policy.ts';
export { LONGEST_PASSWORD, RESET_PASSWORD_AT, SHORTEST_PASSWORD, isCommon } from './sign-in/password.policy.ts';
