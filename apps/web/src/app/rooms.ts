// Every front door, one line per domain: the whole route table of the product (specification 2).
import { opinionLeadersRoutes } from '../features/opinion-leaders/opinion-leaders.routes.ts';
import { academicNetworksRoutes } from '../features/academic-networks/academic-networks.routes.ts';
import { administrationRoutes } from '../features/administration/administration.routes.ts';
import { auditRoutes } from '../features/audit/audit.routes.ts';
import { apiKeysRoutes } from '../features/api-keys/api-keys.routes.ts';
import { handoversRoutes } from '../features/handovers/handovers.routes.ts';
import { jobRunsRoutes } from '../features/job-runs/job-runs.routes.ts';
import { territoriesRoutes } from '../features/territories/territories.routes.ts';
import { articlesRoutes } from '../features/articles/articles.routes.ts';
import { assistantsRoutes } from '../features/assistants/assistants.routes.ts';
import { clueScoresRoutes } from '../features/clue-scores/clue-scores.routes.ts';
import { dashboardsRoutes } from '../features/dashboards/dashboards.routes.ts';
import { dataAssetsRoutes } from '../features/data-assets/data-assets.routes.ts';
import { dataModelsRoutes } from '../features/data-models/data-models.routes.ts';
import { doctorPortalRoutes } from '../features/doctor-portal/doctor-portal.routes.ts';
import { doctorProfilesRoutes } from '../features/doctor-profiles/doctor-profiles.routes.ts';
import { doctorsRoutes } from '../features/doctors/doctors.routes.ts';
import { forecastsRoutes } from '../features/forecasts/forecasts.routes.ts';
import { hospitalsRoutes } from '../features/hospitals/hospitals.routes.ts';
import { insightsRoutes } from '../features/insights/insights.routes.ts';
import { journeysRoutes } from '../features/journeys/journeys.routes.ts';
import { marketActivitiesRoutes } from '../features/market-activities/market-activities.routes.ts';
import { meetingPaymentsRoutes } from '../features/meeting-payments/meeting-payments.routes.ts';
import { counterpartiesRoutes } from '../features/counterparties/counterparties.routes.ts';
import { libraryRoutes } from '../features/library/library.routes.ts';
import { meetingsRoutes } from '../features/meetings/meetings.routes.ts';
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts';
import { publicationsRoutes } from '../features/publications/publications.routes.ts';
import { routePlansRoutes } from '../features/route-plans/route-plans.routes.ts';
import { salesFunnelsRoutes } from '../features/sales-funnels/sales-funnels.routes.ts';
import { sessionsRoutes } from '../features/sessions/sessions.routes.ts';
import { speakersRoutes } from '../features/speakers/speakers.routes.ts';
import { tasksRoutes } from '../features/tasks/tasks.routes.ts';
import { treatmentRecordsRoutes } from '../features/treatment-records/treatment-records.routes.ts';
import { verificationsRoutes } from '../features/verifications/verifications.routes.ts';
import { visitsRoutes } from '../features/visits/visits.routes.ts';
import { workflowsRoutes } from '../features/workflows/workflows.routes.ts';
import { duplicatesRoutes } from '../features/duplicates/duplicates.routes.ts';
import { budgetsRoutes } from '../features/budgets/budgets.routes.ts';
import { sendsRoutes } from '../features/sends/sends.routes.ts';
import { openingLinesRoutes } from '../features/opening-lines/opening-lines.routes.ts';
import type { ScreenRoute } from '../lib/router/index.ts';
import { appRoutes } from './app.routes.ts';
import { customer360Routes } from './customer-360.routes.ts';

export const rooms: readonly ScreenRoute[] = [
  ...appRoutes,
  ...sessionsRoutes,
  ...administrationRoutes,
  ...apiKeysRoutes,
  ...handoversRoutes,
  ...territoriesRoutes,
  ...jobRunsRoutes,
  ...auditRoutes,
  ...notificationsRoutes,
  ...workflowsRoutes,
  ...hospitalsRoutes,
  ...doctorsRoutes,
  ...verificationsRoutes,
  ...duplicatesRoutes,
  ...visitsRoutes,
  ...tasksRoutes,
  ...routePlansRoutes,
  ...articlesRoutes,
  ...budgetsRoutes,
  ...counterpartiesRoutes,
  ...libraryRoutes,
  ...speakersRoutes,
  ...meetingsRoutes,
  ...sendsRoutes,
  ...openingLinesRoutes,
  ...meetingPaymentsRoutes,
  ...publicationsRoutes,
  ...academicNetworksRoutes,
  ...opinionLeadersRoutes,
  ...doctorProfilesRoutes,
  ...insightsRoutes,
  ...clueScoresRoutes,
  ...salesFunnelsRoutes,
  ...journeysRoutes,
  ...marketActivitiesRoutes,
  ...forecastsRoutes,
  ...treatmentRecordsRoutes,
  ...dataModelsRoutes,
  ...dataAssetsRoutes,
  ...dashboardsRoutes,
  ...assistantsRoutes,
  ...doctorPortalRoutes,
  ...customer360Routes({
    clueScores: clueScoresRoutes,
    salesFunnels: salesFunnelsRoutes,
    journeys: journeysRoutes,
    marketActivities: marketActivitiesRoutes,
  }),
];
