// Door of the secrets: personal values under seal.
export { readKeyFile } from './key-file.ts';
export { hideNumbers, maskOf, maskPhone, personalFields, plainOf, type PersonalField } from './masks.ts';
export { openKeys, openKeysWith } from './open-keys.ts';
export {
  deletePersonal,
  selectHolders,
  selectMasked,
  selectPersonal,
  upsertPersonal,
  type PersonalValue,
  type ValueSet,
} from './personal-values.sql.ts';
export { keyUse, rotateKeys, type EnterpriseKeyUse, type RotationOptions, type SealedStore } from './rotate.ts';
export type { KeyUse } from './rotation.sql.ts';
export { SealBroken, openVault, type Place, type Vault } from './vault.ts';
