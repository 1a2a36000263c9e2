// Side door of sending: what the pages of doctors, hospitals, campaigns and opening lines, and forms that plan, show of it.
export { ContactBudget } from './parts/budget/contact-budget.tsx';
export { PlannedContacts } from './parts/budget/planned-contacts.tsx';
export { CustomerContent, RecipientList } from './parts/customers/on-demand.tsx';
export { OpeningEffects } from './parts/openings/opening-effects.tsx';
export { StepStrip } from './parts/step-strip.tsx';
