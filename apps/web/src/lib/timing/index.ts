// Door of timing: values that wait until the user has paused.
export { useSettled } from './use-settled.ts';
