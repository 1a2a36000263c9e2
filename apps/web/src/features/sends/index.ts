// Side door of sending: what the pages of doctors and hospitals, and forms that plan, show of it.
export { ContactBudget } from './parts/budget/contact-budget.tsx';
export { PlannedContacts } from './parts/budget/planned-contacts.tsx';
export { CustomerContent } from './parts/customer-content.tsx';
