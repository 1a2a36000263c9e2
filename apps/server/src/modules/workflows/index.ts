// Side door of the workflows: a room offers effects, and starts a process for its own records.
export { offerEffects, type Decided, type Effect } from './engine/effects/effects.policy.ts';
export { approveTask, rejectTask } from './actions/decide.service.ts';
export { returnTask } from './actions/return.service.ts';
export { cancelInstance, createInstance as startWorkflow } from './actions/instances.service.ts';
export { deployDefinition } from './definitions/deploy.service.ts';
