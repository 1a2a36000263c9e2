// Side door of the keys for machines: who a key is.
export { isOpenToKeys } from './api-keys.policy.ts';
export { createKeyHolders } from './key-holders.service.ts';
