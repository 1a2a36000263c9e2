// Side door of the workflows: the count of open tasks for the menu, a process on the page of the record it decides.
export { TodoBadge } from './parts/todo/todo-badge.tsx';
export { ProcessPage, type ProcessPageProps } from './parts/on-demand.tsx';
