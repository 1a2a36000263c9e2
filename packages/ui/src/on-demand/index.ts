// Door of parts that are loaded when they are shown.
export { onDemand } from './on-demand.tsx';
