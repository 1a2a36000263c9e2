// Side door of the workflows: the count of open tasks for the menu.
export { TodoBadge } from './parts/todo/todo-badge.tsx';
