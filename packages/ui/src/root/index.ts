// Door of root: the wrapper round an app's screens (look and feel, ground rules).
export { UiRoot } from './ui-root.tsx';
export type { UiRootProps } from './ui-root.tsx';
