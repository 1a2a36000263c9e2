// Side door of the funnels: what journeys, activities and clue scoring share of events, periods and the people behind a number.
export { AudienceFields, type AudienceFieldsProps } from './parts/events/audience-fields.tsx';
export { MatchFields } from './parts/events/match-fields.tsx';
export { useAsOf } from './parts/events/use-as-of.ts';
export { useEventWords, type EventWords } from './parts/events/use-event-words.ts';
export { CountButton } from './parts/people/count-button.tsx';
export { PeopleActs } from './parts/people/people-acts.tsx';
export { PeopleDrawer, type PeopleDrawerProps } from './parts/people/people-drawer.tsx';
export { pickPages } from './parts/people/pick-pages.ts';
