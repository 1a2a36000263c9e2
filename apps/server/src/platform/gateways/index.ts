// Door of the gateways: how the server reaches other hosts.
export { GuardFault, guardedFetch, type Fetched, type GuardOptions, type GuardRefusal } from './guarded-fetch.ts';
export { isPublicAddress } from './address-guard.ts';
