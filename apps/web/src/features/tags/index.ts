// Side door of the tags: terms to choose from, and the drawer that keeps them.
export { useTermChoices, type TermChoice, type TermChoices } from './parts/use-term-choices.ts';
export type { TermManagerProps } from './parts/term-manager.tsx';
export { TermManager } from './parts/on-demand.tsx';
