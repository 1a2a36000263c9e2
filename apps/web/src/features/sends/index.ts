// Side door of sending: what the pages of doctors and hospitals show of it.
export { CustomerContent } from './parts/customer-content.tsx';
