// Side door of the workflows: a room offers effects, and starts a process for its own records.
import type { DecisionSource } from '../open-decisions/index.ts';
import {
  countTaskDecisions,
  decideTask,
  listTaskDecisions,
  type RecordName,
} from './decisions/task-decisions.service.ts';
export { offerEffects, type Decided, type Effect } from './engine/effects/effects.policy.ts';
export { approveTask, rejectTask } from './actions/decide.service.ts';
export { returnTask } from './actions/return.service.ts';
export { cancelInstance, createInstance as startWorkflow } from './actions/instances.service.ts';
export { deployDefinition } from './definitions/deploy.service.ts';
export { findFormFields } from './definitions/form-fields.service.ts';
export { findWaits, listDecidedTasks } from './insights/tower/waits.service.ts';
export { TOWER } from './insights/reach.policy.ts';
export { countWorkingDays } from './repairs/calendar.service.ts';
export { findEnding, type Ending } from './reviews/ending.service.ts';
export { approveReview, beginReview, followReview, type Ended, type Review } from './reviews/reviews.service.ts';
export type { RecordName };

/** The open tasks of processes; `nameOf` names the record that a request asks to see. */
export const taskDecisions = (nameOf: RecordName): DecisionSource => ({
  kinds: ['WORKFLOW'],
  list: (context, asked) => listTaskDecisions(context, { ...asked, nameOf }),
  count: countTaskDecisions,
  decide: decideTask,
});
