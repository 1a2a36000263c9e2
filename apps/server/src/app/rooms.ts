// The list of front doors, one line per domain: calls and events. Work by the clock is in doors/clocks.ts.
import { academicRecordRoutes } from '../modules/academic-records/academic-records.routes.ts';
import { academicNetworkSubscribers } from '../modules/academic-networks/academic-networks.events.ts';
import { academicNetworkRoutes } from '../modules/academic-networks/academic-networks.routes.ts';
import { worksOf } from '../modules/academic-records/index.ts';
import { accountPlanRoutes } from '../modules/account-plans/account-plans.routes.ts';
import { administrationRoutes } from '../modules/administration/administration.routes.ts';
import { apiKeyRoutes } from '../modules/api-keys/api-keys.routes.ts';
import { assistantRoutes } from '../modules/assistants/assistants.routes.ts';
import { auditRoutes } from '../modules/audit/audit.routes.ts';
import { channelHandover } from '../modules/channels/channel-handover.routes.ts';
import { channelRoutes } from '../modules/channels/channels.routes.ts';
import { consoleRecords } from '../modules/audit/console-records.routes.ts';
import { dataAssetRoutes } from '../modules/data-assets/data-assets.routes.ts';
import { dataModelRoutes } from '../modules/data-models/data-models.routes.ts';
import { decisionRoutes } from '../modules/open-decisions/open-decisions.routes.ts';
import { dictionaryRoutes } from '../modules/dictionaries/dictionaries.routes.ts';
import { findDoctorInScope, findOwnDoctor } from '../modules/doctors/index.ts';
import { findOwnHospital } from '../modules/hospitals/index.ts';
import { channelDoctors } from './doors/channel-doctors.ts';
import { workflowEffects } from './effects.ts';
import { offerEffects, taskDecisions } from '../modules/workflows/index.ts';
import { workflowSubscribers } from '../modules/workflows/workflows.events.ts';
import { workflowHandover } from '../modules/workflows/workflow-handover.routes.ts';
import { workflowRoutes } from '../modules/workflows/workflows.routes.ts';
import { findOwnVisit, visitActs, visitDecisions } from '../modules/visits/index.ts';
import { doctorHandover, doctorRoutes, doctorSubscribers } from '../modules/doctors/doctors.routes.ts';
import { doctorProfileRoutes } from '../modules/doctor-profiles/doctor-profiles.routes.ts';
import { overrideDecisions } from '../modules/opinion-leaders/index.ts';
import { opinionLeaderRoutes } from '../modules/opinion-leaders/opinion-leaders.routes.ts';
import { kolSubscribers } from '../modules/opinion-leaders/opinion-leaders.events.ts';
import { doctorRecords } from '../modules/doctors/doctor-records.routes.ts';
import { duplicateSubscribers } from '../modules/duplicates/duplicates.events.ts';
import { duplicateRoutes, hospitalDuplicateRoutes } from '../modules/duplicates/duplicates.routes.ts';
import { enterpriseRoutes } from '../modules/enterprises/enterprises.routes.ts';
import type { TenantDirectory } from '../modules/enterprises/index.ts';
import { exportRoutes } from '../modules/exports/exports.routes.ts';
import { handoverRoutes, handoverSubscribers } from '../modules/handovers/handovers.routes.ts';
import { ownKinds } from '../modules/handovers/own-kinds.routes.ts';
import { hospitalHandover, hospitalRoutes } from '../modules/hospitals/hospitals.routes.ts';
import { hospitalRecords } from '../modules/hospitals/hospital-records.routes.ts';
import { insightRoutes } from '../modules/insights/insights.routes.ts';
import { recordActs } from '../modules/interactions/index.ts';
import { interactionSubscribers } from '../modules/interactions/interactions.events.ts';
import { interactionRoutes } from '../modules/interactions/interactions.routes.ts';
import { jobRunRoutes } from '../modules/job-runs/job-runs.routes.ts';
import { languageRoutes } from '../modules/languages/languages.routes.ts';
import { menuRoutes } from '../modules/menus/menus.routes.ts';
import { notificationRoutes } from '../modules/notifications/notifications.routes.ts';
import { privacyRoutes } from '../modules/privacy/privacy.routes.ts';
import { productRoutes } from '../modules/products/products.routes.ts';
import { publicationRoutes } from '../modules/publications/publications.routes.ts';
import { regionRoutes } from '../modules/regions/regions.routes.ts';
import { routePlanRoutes } from '../modules/route-plans/route-plans.routes.ts';
import { ruleRoutes } from '../modules/rules/rules.routes.ts';
import { savedSearchHandover } from '../modules/saved-searches/saved-search-handover.routes.ts';
import { savedSearchRoutes } from '../modules/saved-searches/saved-searches.routes.ts';
import { sessionRoutes } from '../modules/sessions/sessions.routes.ts';
import { shareHandover } from '../modules/shares/share-handover.routes.ts';
import { shareRoutes } from '../modules/shares/shares.routes.ts';
import { tagRoutes } from '../modules/tags/tags.routes.ts';
import { findUserName } from '../modules/users/index.ts';
import { taskHandover } from '../modules/tasks/task-handover.routes.ts';
import { taskSubscribers } from '../modules/tasks/tasks.events.ts';
import { treatmentRecordRoutes } from '../modules/treatment-records/treatment-records.routes.ts';
import { openTasksOf } from '../modules/tasks/index.ts';
import { taskRoutes } from '../modules/tasks/tasks.routes.ts';
import { territoryRoutes } from '../modules/territories/territories.routes.ts';
import { userRoutes } from '../modules/users/users.routes.ts';
import { budgetSubscribers } from '../modules/budgets/budgets.events.ts';
import { verificationSubscribers } from '../modules/verifications/verifications.events.ts';
import { verificationHandover } from '../modules/verifications/verification-handover.routes.ts';
import { verificationRoutes } from '../modules/verifications/verifications.routes.ts';
import { visitHandover } from '../modules/visits/visit-handover.routes.ts';
import { visitBriefingRoutes, visitRoutes, visitSubscribers } from '../modules/visits/visits.routes.ts';
import { articlesSubscribers } from '../modules/articles/articles.events.ts';
import { articlesRoutes } from '../modules/articles/articles.routes.ts';
import { openingLineSubscribers } from '../modules/opening-lines/opening-lines.events.ts';
import { openingLineRoutes } from '../modules/opening-lines/opening-lines.routes.ts';
import { librarySubscribers } from '../modules/library/library.events.ts';
import { libraryRoutes } from '../modules/library/library.routes.ts';
import { meetingSubscribers } from '../modules/meetings/meetings.events.ts';
import { meetingHandover } from '../modules/meetings/meeting-handover.routes.ts';
import { materialActs, meetingActs, meetingRuleHistory, surveyActs } from '../modules/meetings/index.ts';
import { paymentRuleHistory } from '../modules/meeting-payments/index.ts';
import { meetingPaymentSubscribers } from '../modules/meeting-payments/meeting-payments.events.ts';
import { meetingPaymentRoutes } from '../modules/meeting-payments/meeting-payments.routes.ts';
import { meetingRoutes } from '../modules/meetings/meetings.routes.ts';
import { journeyRoutes } from '../modules/journeys/journeys.routes.ts';
import { joinCampaign } from '../modules/market-activities/index.ts';
import { activityRoutes } from '../modules/market-activities/market-activities.routes.ts';
import { forecastRoutes } from '../modules/forecasts/forecasts.routes.ts';
import { funnelRoutes } from '../modules/sales-funnels/sales-funnels.routes.ts';
import { sendsSubscribers } from '../modules/sends/sends.events.ts';
import { clueSubscribers } from '../modules/clue-scores/clue-scores.events.ts';
import { clueRoutes } from '../modules/clue-scores/clue-scores.routes.ts';
import { speakerSubscribers } from '../modules/speakers/speakers.events.ts';
import { speakerRoutes } from '../modules/speakers/speakers.routes.ts';
import { counterpartyRoutes } from '../modules/counterparties/counterparties.routes.ts';
import { ledgerRecords } from '../modules/budgets/order-records.routes.ts';
import { budgetRoutes } from '../modules/budgets/budgets.routes.ts';
import { doctorPortalRoutes } from '../modules/doctor-portal/doctor-portal.routes.ts';
import { portalActs } from '../modules/doctor-portal/index.ts';
import { dashboardRoutes } from '../modules/dashboards/dashboards.routes.ts';
import { sendActs } from '../modules/sends/index.ts';
import { sendRoutes } from '../modules/sends/sends.routes.ts';
import type { Settings } from '../platform/config/index.ts';
import type { BoundEndpoint } from '../platform/http/index.ts';
import type { Subscriber } from '../platform/jobs/index.ts';

const ownRecords = { doctor: findOwnDoctor, hospital: findOwnHospital, visit: findOwnVisit };
// What a process does when it is agreed to.
offerEffects(workflowEffects(ownRecords));

/** What a user owns, room by room, in the order the wizard shows it. */
const handoverDoors = [
  ...doctorHandover,
  ...channelHandover,
  hospitalHandover,
  visitHandover,
  taskHandover,
  meetingHandover,
  verificationHandover,
  workflowHandover,
  savedSearchHandover,
  shareHandover,
  ...ownKinds,
];

/** What rooms say that doctors did: interactions and the figures of doctors follow from these alone (docs/architecture.md). */
const actSources = [visitActs, sendActs, meetingActs, surveyActs, materialActs, portalActs, recordActs];

/** Rooms that store what rules said to their records, for the replay of a changed rule. */
const ruleHistories = [meetingRuleHistory, paymentRuleHistory];

/** What waits for a person, of every room: one list and one number (docs/architecture.md). */
const decisionSources = [
  taskDecisions(async (context, { resource, id }) => {
    const find = ownRecords[resource as keyof typeof ownRecords];
    return find === undefined ? undefined : (await find(context, id))?.name;
  }),
  ...visitDecisions,
  overrideDecisions,
];

/** Records whose history can be read, with what their rooms tell of them. */
const records = [...consoleRecords, hospitalRecords, doctorRecords, ...ledgerRecords];

/** Every call of the product. */
export function rooms(directory: TenantDirectory, settings: Settings): BoundEndpoint[] {
  return [
    ...enterpriseRoutes(directory, settings),
    ...sessionRoutes(settings),
    ...menuRoutes,
    ...userRoutes,
    ...administrationRoutes,
    ...apiKeyRoutes,
    ...privacyRoutes({
      revealsPerDay: settings.REVEALS_PER_DAY,
      findDoctor: findDoctorInScope,
      findOwnDoctor,
      findUser: findUserName,
    }),
    ...dictionaryRoutes,
    ...ruleRoutes(ruleHistories),
    ...languageRoutes(settings),
    ...regionRoutes,
    ...productRoutes,
    ...auditRoutes(records),
    ...notificationRoutes(settings),
    ...handoverRoutes(handoverDoors),
    ...savedSearchRoutes,
    ...exportRoutes,
    ...decisionRoutes(decisionSources),
    ...workflowRoutes,
    ...hospitalRoutes,
    ...tagRoutes,
    ...channelRoutes({ settings, doctors: channelDoctors(settings) }),
    ...doctorRoutes({ revealsPerDay: settings.REVEALS_PER_DAY, findHeld: worksOf }),
    ...verificationRoutes(settings),
    ...duplicateRoutes,
    ...hospitalDuplicateRoutes,
    ...visitRoutes,
    ...visitBriefingRoutes(openTasksOf),
    ...taskRoutes,
    ...accountPlanRoutes,
    ...routePlanRoutes,
    ...budgetRoutes,
    ...dashboardRoutes(settings),
    ...counterpartyRoutes,
    ...treatmentRecordRoutes,
    ...insightRoutes(settings),
    ...articlesRoutes,
    ...openingLineRoutes,
    ...libraryRoutes,
    ...speakerRoutes,
    ...clueRoutes,
    ...forecastRoutes,
    ...funnelRoutes(settings),
    ...journeyRoutes(settings),
    ...activityRoutes,
    ...meetingRoutes,
    ...sendRoutes(settings, { joinCampaign }),
    ...meetingPaymentRoutes,
    ...opinionLeaderRoutes,
    ...publicationRoutes,
    ...interactionRoutes,
    ...academicRecordRoutes,
    ...academicNetworkRoutes,
    ...doctorProfileRoutes(records),
    ...territoryRoutes,
    ...shareRoutes(ownRecords),
    ...dataModelRoutes(settings),
    ...jobRunRoutes,
    ...dataAssetRoutes,
    ...assistantRoutes(settings),
    ...doctorPortalRoutes(settings),
  ];
}

/** Who hears of which event. */
export const subscribers: readonly Subscriber[] = [
  ...doctorSubscribers,
  ...workflowSubscribers,
  ...visitSubscribers,
  ...taskSubscribers,
  ...verificationSubscribers,
  ...budgetSubscribers,
  ...articlesSubscribers,
  ...openingLineSubscribers,
  ...librarySubscribers,
  ...speakerSubscribers,
  ...clueSubscribers,
  ...sendsSubscribers,
  ...meetingSubscribers,
  ...meetingPaymentSubscribers,
  ...duplicateSubscribers,
  ...interactionSubscribers(actSources),
  ...kolSubscribers,
  ...academicNetworkSubscribers,
  ...handoverSubscribers(handoverDoors),
];
