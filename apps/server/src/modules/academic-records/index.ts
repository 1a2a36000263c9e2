// Side door of the academic records: what pages about a doctor as a whole ask.
export { findActivityRange, findWorks, listActivities, worksOf } from './academic-records.service.ts';
