// Fills a migrated database with the two enterprises of the demo (specification 3).
import postgres from 'postgres';
import type { Vault } from '../../../apps/server/src/platform/secrets/index.ts';
import { bindTo, seedEnterprise, seedReference, type Transaction } from '../reference/index.ts';
import { storeAssistants } from './assistants/assistants.ts';
import { storeArticles } from './articles/articles.ts';
import { storeBudgets } from './budgets/budgets.ts';
import { storeClues } from './clues/clues.ts';
import { storeDataAssets } from './data-assets/data-assets.ts';
import { storeCounterparties } from './counterparties/counterparties.ts';
import { storeLibrary } from './library/library.ts';
import { storeMeetingPayments } from './meeting-payments/payments.ts';
import { storeForecasts } from './forecasts/forecasts.ts';
import { storeFunnels } from './funnels/funnels.ts';
import { storeMeetings } from './meetings/meetings.ts';
import { storeNewDoctors } from './meetings/new-doctors.ts';
import { storeOpinions } from './opinion/opinions.ts';
import { storePageViews } from './desk/page-views.ts';
import { storeSends } from './sends/sends.ts';
import { storeSpeakers } from './speakers/speakers.ts';
import { copyAcademicRecords } from './academic/records.ts';
import { storeRelations } from './academic/relations.ts';
import { storeInteractionRecords } from './activity/interaction-records.ts';
import { copyInteractions } from './activity/interactions.ts';
import { storeOpinionLeaders } from './academic/opinion-leaders.ts';
import { rehearseVisits, type VisitCalendar } from './activity/visit-plan.ts';
import { copyVisitProducts, copyVisits } from './activity/visit-rows.ts';
import { shanghaiToday } from './days.ts';
import { storePublications } from './academic/publications.ts';
import { storeAccountPlans } from './desk/account-plans.ts';
import { storeNotices } from './desk/notices.ts';
import { storeSavedSearches } from './desk/saved-searches.ts';
import { storeTasks } from './desk/tasks.ts';
import { storeVisitMaterials } from './desk/visit-materials.ts';
import { storeVisitSteps } from './desk/visit-steps.ts';
import { copyWorkflowHistory } from './desk/history/index.ts';
import { storeWorkflows } from './desk/workflows.ts';
import { planCast } from './doctors/cast.ts';
import { copyConsents, storeConsentTexts, type ConsentTexts } from './doctors/consent-rows.ts';
import { copyDoctors } from './doctors/doctor-rows.ts';
import { storeFriends } from './doctors/friend-rows.ts';
import { copyTags, storePersonalTags } from './doctors/tag-rows.ts';
import { copyRelations } from './doctors/relation-rows.ts';
import type { Copied } from './load/copy.ts';
import { reserveIds } from './load/identities.ts';
import { withLightTables } from './load/light-tables.ts';
import { hashDemoPassword } from './password.ts';
import { type DemoPlan, demoPlans } from './plans.ts';
import { copyDoctorNumbers, copyUserPhones, type Sealing } from './people/sealed-numbers.ts';
import { planTeam, storeTeam, type Team } from './people/team.ts';
import { copyHospitalProducts, copyHospitals } from './places/hospital-rows.ts';
import { storeProductHistory } from './places/product-history.ts';
import { storeHospitalSales } from './places/sales-rows.ts';
import { planHospitals } from './places/hospitals.ts';
import { storeTreatmentRecords } from './treatments/treatments.ts';
import { storeDuplicates } from './duplicates/duplicates.ts';
import { storeVerifications } from './verifications/verifications.ts';
import { storeOpeningLines } from './opening-lines/opening-lines.ts';

/** Where nearly all rows go: their indexes are cheaper to build once than to keep up. */
const bulkTables = [
  'hospitals',
  'hospital_owners',
  'hospital_products',
  'hospital_product_log',
  'hospital_sales',
  'doctors',
  'doctor_owners',
  'doctor_follows',
  'doctor_tags',
  'personal_values',
  'consents',
  'visits',
  'visit_products',
  'interactions',
  'tasks',
  'task_log',
];

export interface DemoOptions {
  readonly size: 'small' | 'large';
  /** Seals the numbers of people. */
  readonly vault: Vault;
  /** YYYY-MM-DD in Shanghai; everything is dated relative to it. */
  readonly today?: string;
  readonly progress?: (line: string) => void;
}

/**
 * Adds the demo as the owner, in one transaction. The same `today` gives the same data.
 * @returns whether anything was added: an enterprise that has users stays as it is
 */
export async function seedDemo(ownerUrl: string, options: DemoOptions): Promise<boolean> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    return await sql.begin((tx) => fill(tx, options));
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function fill(tx: Transaction, options: DemoOptions): Promise<boolean> {
  // Two nodes that start on the same empty database take turns.
  await tx`select pg_advisory_xact_lock(hashtext('yijian demo'))`;
  await tx`set local statement_timeout = 0`;
  const passwordHash = await hashDemoPassword();
  const today = options.today ?? shanghaiToday();
  const progress = options.progress ?? (() => {});
  const plans = demoPlans(options.size);
  await seedReference(tx);
  const tables = await tenantTables(tx);
  const empty = await withLightTables(tx, tables, { rebuilt: [], progress }, () => seedEnterprises(tx, plans));
  // The indexes of a filled database are left alone: on a million doctors their rebuilding takes minutes.
  if (empty.length === 0) return false;
  // A small set keeps its indexes: services look up single rows by them, and those built in a transaction often cannot be used within it.
  const rebuilt = options.size === 'large' ? bulkTables : [];
  await withLightTables(tx, tables, { rebuilt, progress }, async () => {
    for (const one of empty) await fillEnterprise(tx, one, { today, passwordHash, progress, vault: options.vault });
  });
  return true;
}

/** Brings every enterprise to the present reference data; those without users are to be filled. */
async function seedEnterprises(tx: Transaction, plans: readonly DemoPlan[]): Promise<Empty[]> {
  const empty: Empty[] = [];
  for (const plan of plans) {
    const id = await seedEnterprise(tx, plan.spec);
    if (!(await hasUsers(tx, id))) empty.push({ id, plan });
  }
  return empty;
}

async function hasUsers(tx: Transaction, id: string): Promise<boolean> {
  await bindTo(tx, id);
  const [row] = await tx<{ found: boolean }[]>`select exists (select from users where enterprise_id = ${id}) as found`;
  return row!.found;
}

interface Empty {
  readonly id: string;
  readonly plan: DemoPlan;
}

interface Run {
  readonly today: string;
  readonly passwordHash: string;
  readonly vault: Vault;
  readonly progress: (line: string) => void;
}

async function fillEnterprise(tx: Transaction, { id, plan }: Empty, run: Run): Promise<void> {
  const { realm } = plan.spec;
  await bindTo(tx, id);
  const team = await planTeam(tx, realm, plan.team);
  const sealing = { vault: run.vault, enterpriseId: id };
  await storeTeam(tx, team, realm, run.passwordHash);
  await copyUserPhones(tx, team, sealing);
  const hospitals = await planHospitals(tx, plan, team);
  const cast = await planCast(tx, plan, team, hospitals);
  const report = reporter(realm, run.progress);
  const texts = await storeConsentTexts(tx, run.today);
  await fillActivityAndDoctors(tx, { plan, cast, today: run.today }, { team, sealing, texts, report });
  // Rows of an open transaction have no statistics until somebody counts them: a plan for one row would take seconds.
  await tx`
    analyze doctors (enterprise_id, id, hospital_id, is_enabled, tier), hospitals (enterprise_id, id), hospital_owners, hospital_products,
      doctor_owners, visits (enterprise_id, state)`;
  await storeProductHistory(tx);
  await storeHospitalSales(tx, { today: run.today });
  await storeSavedSearches(tx, team.byLogin(plan.hero.login));
  await storeTasks(tx, { realm, today: run.today });
  await storeAccountPlans(tx, { realm, today: run.today });
  await storeVisitSteps(tx, { today: run.today, hero: plan.hero.login });
  const hero = plan.hero.login;
  report(...(await copyWorkflowHistory(tx, { team, realm, today: run.today, hero, cases: plan.processes })));
  await storeWorkflows(tx, { enterpriseId: id, today: run.today, hero });
  await storePageViews(tx, { enterpriseId: id, today: run.today });
  await storeBudgets(tx, { enterpriseId: id, today: run.today });
  await storeCounterparties(tx, { enterpriseId: id, today: run.today });
  await storeLibrary(tx, { enterpriseId: id, today: run.today });
  await storeArticles(tx, { enterpriseId: id, today: run.today });
  await storeVisitMaterials(tx);
  await storeTreatmentRecords(tx, { enterpriseId: id, realm, today: run.today });
  await storeInteractionRecords(tx, { enterpriseId: id, realm, today: run.today });
  await storeDuplicates(tx, { enterpriseId: id, today: run.today, vault: run.vault });
  await storeVerifications(tx, { enterpriseId: id, today: run.today, hero, vault: run.vault });
  report(await copyAcademicRecords(tx, { realm, hero, today: run.today }));
  report(...(await storePublications(tx, { realm, today: run.today, hero, ...academicSize(plan) })));
  await storeRelations(tx, { today: run.today });
  await storeOpinionLeaders(tx, { today: run.today });
  await storeOpinions(tx, { enterpriseId: id, realm, today: run.today });
  if (plan.isWorkedIn) await fillWorkRooms(tx, { enterpriseId: id, today: run.today, hero, vault: run.vault });
  await bindTo(tx);
}

interface WorkRooms {
  readonly enterpriseId: string;
  readonly today: string;
  readonly hero: string;
  readonly vault: Vault;
}

/** Rooms whose people propose, send, decide and pay through the product's own services. */
async function fillWorkRooms(tx: Transaction, { enterpriseId, today, hero, vault }: WorkRooms): Promise<void> {
  await tx`analyze interactions, consents, doctors, doctor_owners, academic_records, kol_facts, kol_careers, kol_topics`;
  // The evidence of speakers is what the academic data says.
  await storeSpeakers(tx, { enterpriseId, today });
  await storeMeetings(tx, { enterpriseId, today });
  await storeOpeningLines(tx, { enterpriseId, today });
  await storeSends(tx, { enterpriseId, today, vault, hero });
  await storeNotices(tx, { today });
  await storeFunnels(tx, { enterpriseId, today });
  await storeClues(tx, { enterpriseId, today });
  await storeForecasts(tx, { enterpriseId, today });
  await storeMeetingPayments(tx, { enterpriseId, today, vault });
  await storeAssistants(tx, { enterpriseId, today, hero });
  await storeNewDoctors(tx, { enterpriseId });
  // Last, so that it measures everything.
  await storeDataAssets(tx, { enterpriseId, today });
}

/** Doctors with academic work and their papers. */
const academicSize = ({ doctors }: DemoPlan): { doctors: number; papers: number } =>
  doctors < 1000 ? { doctors: 80, papers: 320 } : { doctors: 400, papers: 3000 };

type Report = (...copied: Copied[]) => void;

/** Interactions before doctors, because a doctor's row carries the counts; visits last, because they refer to doctors. */
async function fillActivityAndDoctors(
  tx: Transaction,
  calendar: VisitCalendar,
  { team, sealing, texts, report }: { team: Team; sealing: Sealing; texts: ConsentTexts; report: Report },
): Promise<void> {
  const { plan, cast, today } = calendar;
  const { realm } = plan.spec;
  const { visits, contacts } = rehearseVisits(calendar);
  const firstId = await reserveIds(tx, 'visits', visits);
  report(await copyInteractions(tx, { calendar, firstVisitId: firstId, contacts }));
  report(
    await copyHospitals(tx, cast.hospitals, realm, today),
    await copyHospitalProducts(tx, cast.hospitals, realm, today),
  );
  report(await copyDoctors(tx, cast, realm, today), await copyDoctorNumbers(tx, cast, sealing));
  report(...(await copyRelations(tx, cast, plan, today)), await copyConsents(tx, cast, texts, today));
  report(await copyTags(tx, cast, plan, today));
  await storePersonalTags(tx, cast, plan, today);
  await storeFriends(tx, cast, plan, today);
  report(await copyVisits(tx, { calendar, team, firstId }), await copyVisitProducts(tx, { calendar, team, firstId }));
}

function reporter(realm: string, progress: (line: string) => void): Report {
  return (...copied) => {
    for (const { table, rows, bytes, milliseconds } of copied) {
      const megabytes = bytes / 1_000_000;
      const speed = milliseconds > 0 ? (megabytes / milliseconds) * 1000 : 0;
      progress(`${realm} ${table}: ${rows} rows, ${megabytes.toFixed(1)} MB, ${speed.toFixed(1)} MB/s`);
    }
  };
}

/** Every table under row security. */
async function tenantTables(tx: Transaction): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity order by relname`;
  return rows.map((row) => row.name);
}
