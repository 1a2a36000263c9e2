// Side door of sending: what the pages of doctors, hospitals and campaigns, and forms that plan, show of it.
export { ContactBudget } from './parts/budget/contact-budget.tsx';
export { PlannedContacts } from './parts/budget/planned-contacts.tsx';
export { CustomerContent } from './parts/customer-content.tsx';
export { RecipientList } from './parts/recipient-list.tsx';
export { StepStrip } from './parts/step-strip.tsx';
