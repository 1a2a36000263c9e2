// Side door of the data models.
export { modelNames } from './models/models.policy.ts';
