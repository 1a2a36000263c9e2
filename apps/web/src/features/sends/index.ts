// Side door of sending: what the pages of doctors and hospitals show of it.
export { ContactBudget } from './parts/contact-budget.tsx';
export { CustomerContent } from './parts/customer-content.tsx';
