// Door of the contract of background work.
export { jobRunEndpoints } from './job-runs.endpoints.ts';
export { jobRunErrors } from './job-runs.errors.ts';
export {
  Delivery,
  DeliveryQuery,
  DeliveryState,
  FileRun,
  FileRunQuery,
  HealthLight,
  HealthPart,
  HealthState,
  Run,
  RunQuery,
  ScheduleRow,
} from './job-runs.schema.ts';
