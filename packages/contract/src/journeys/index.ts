// Door of the contract of journeys.
export { journeyEndpoints } from './journeys.endpoints.ts';
export { journeyErrors } from './journeys.errors.ts';
export {
  HospitalJourney,
  HospitalJourneyFilter,
  HospitalJourneyQuery,
  HospitalPeopleQuery,
  MOST_COHORTS,
  MOST_EVENTS,
  OTHER_TOUCHES,
  PathPeopleQuestion,
  PathQuestion,
  Paths,
  Personal,
  PersonalQuery,
  Trend,
  TrendPeopleQuestion,
  TrendQuestion,
} from './journeys.schema.ts';
