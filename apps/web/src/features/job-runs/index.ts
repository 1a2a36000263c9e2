// Side door of the monitor: what jobs are called.
export { useJobNames, type JobNames } from './parts/job-name.ts';
