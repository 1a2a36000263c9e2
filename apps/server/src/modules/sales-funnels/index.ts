// Side door of the funnels: events and people as journeys and activities ask them too, and saving one and a hold-out for the demo.
export { belongsTo, doctorEvents, endOf, matching, scopedEvents, startOf, unitOf } from './events.sql.ts';
export { wilson } from './holdouts/effect.policy.ts';
export { addHoldout } from './holdouts/holdouts.service.ts';
export { peopleText } from './people.policy.ts';
export { selectIds, selectPeople, type PeopleAsked } from './people.sql.ts';
export { daysOf } from './questions.policy.ts';
export { addFunnel } from './sales-funnels.service.ts';
