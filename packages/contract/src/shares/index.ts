// Door of the shares contract.
export { shareEndpoints } from './shares.endpoints.ts';
export { shareErrors } from './shares.errors.ts';
export { LONGEST_SHARE_DAYS, NewShare, Share, ShareQuery, ShareResource } from './shares.schema.ts';
