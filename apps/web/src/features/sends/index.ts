// Side door of sending: what the pages of doctors, hospitals and campaigns, and forms that plan, show of it.
export { ContactBudget } from './parts/budget/contact-budget.tsx';
export { PlannedContacts } from './parts/budget/planned-contacts.tsx';
export { CustomerContent, RecipientList } from './parts/customers/on-demand.tsx';
export { StepStrip } from './parts/step-strip.tsx';
