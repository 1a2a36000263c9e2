// Door of storage: everything the product keeps in the browser, safe against blocked or full storage.
export { cacheStore } from './cache.ts';
export { readDoctorToken, writeDoctorToken } from './doctor-token.ts';
export { hasLanguage, readLanguage, takeHandedLanguage, writeLanguage } from './language.ts';
export {
  clearLayoutSetting,
  hasLayoutSetting,
  defaultLayoutSetting,
  readLayoutSetting,
  writeLayoutSetting,
  type LayoutSetting,
} from './layout-setting.ts';
export { personalStore, type PersonalStore } from './personal.ts';
export { forgetSeen, recordStore, seenStore, type RecordStore } from './record-store.ts';
export { readJson, readText, removeText, writeJson, writeText } from './text.ts';
export { forgetSimulation, readSimulation, simulationMark, takeSimulation } from './simulation.ts';
export {
  clearTokens,
  currentToken,
  forgetToken,
  readRefreshToken,
  readToken,
  setProviderToken,
  writeRefreshToken,
  writeToken,
  type StoredToken,
} from './tokens.ts';
