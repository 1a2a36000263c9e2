// Side door of the users.
export { maskPhone } from './users.policy.ts';
