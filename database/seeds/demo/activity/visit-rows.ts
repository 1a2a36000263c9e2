// Visits and the products spoken about, as rows (specification 3; fields after the call report).
import type { Transaction } from '../../reference/index.ts';
import { addDays } from '../days.ts';
import { type Copied, copyRows, line } from '../load/copy.ts';
import type { Team, User } from '../people/team.ts';
import { type Random, random, weighted } from '../random.ts';
import { noteOf } from './visit-notes.ts';
import { calendarDays, isContact, isValid, type PlannedVisit, type VisitCalendar, visitsOf } from './visit-plan.ts';

const MINUTE = 60_000;

const columns = [
  'id',
  'state',
  'user_id',
  'organization_id',
  'doctor_id',
  'hospital_id',
  'visit_type',
  'visit_purposes',
  'visit_duration',
  'visit_results',
  'starts_at',
  'submitted_at',
  'joint_manager_id',
  'notes',
  'questions',
  'next_step',
  'next_step_due',
  'latitude',
  'longitude',
  'accuracy_metres',
  'adverse_event',
  'is_medical',
  'cancel_reason',
  'created_at',
  'updated_at',
];

const drawType = weighted([
  ['FACE', 66],
  ['PHONE', 12],
  ['WECOM', 10],
  ['VIDEO', 4],
  ['DEPARTMENT', 8],
] as const);
const drawPurpose = weighted([
  ['ACADEMIC', 40],
  ['NEEDS', 18],
  ['MEETING_INVITATION', 14],
  ['MATERIAL', 12],
  ['RELATIONSHIP', 10],
  ['ADVERSE_REACTION', 6],
] as const);
const drawDuration = weighted([
  ['UNDER_5', 12],
  ['FROM_5_TO_15', 44],
  ['FROM_15_TO_30', 28],
  ['FROM_30_TO_60', 12],
  ['OVER_60', 4],
] as const);
const drawReaction = weighted([
  ['POSITIVE', 48],
  ['NEUTRAL', 40],
  ['NEGATIVE', 12],
] as const);

const questions = ['长期使用的安全性数据有哪些？', '老年患者是否需要调整剂量？', '与抗抑郁药联用是否有相互作用？'];
const nextSteps = ['送达长期随访数据', '邀请参加科室会', '协调医学同事拜访', '电话跟进用药反馈'];
const messages = [
  '起效快，一次给药缓解头痛',
  '长期使用安全性良好',
  '改善睡眠维持与次日功能',
  '全病程管理，减少复发',
  '老年患者无需调整剂量',
];
const cancelReasons = ['医生临时有手术', '医生外出开会', '行程调整'];

export interface VisitRows {
  readonly calendar: VisitCalendar;
  readonly team: Team;
  readonly firstId: number;
}

export function copyVisits(tx: Transaction, rows: VisitRows): Promise<Copied> {
  return copyRows(tx, 'visits', columns, visitLines(rows));
}

function* visitLines({ calendar, team, firstId }: VisitRows): Generator<string> {
  const leaders = new Map(team.users.filter((user) => user.leads).map((user) => [user.organization.code, user]));
  const randomly = random(calendar.plan.spec.realm, 'visit rows');
  const noting = random(calendar.plan.spec.realm, 'visit notes');
  let id = firstId;
  for (const day of calendarDays(calendar.today)) {
    for (const visit of visitsOf(calendar, day))
      yield visitLine(calendar, visit, id++, day, { randomly, noting }, leaders.get(visit.user.organization.code));
  }
}

function visitLine(
  calendar: VisitCalendar,
  visit: PlannedVisit,
  id: number,
  day: string,
  { randomly, noting }: { readonly randomly: Random; readonly noting: Random },
  leader: User | undefined,
): string {
  const { cast } = calendar;
  const { user, state, result } = visit;
  const medical = user.role === 'MAF';
  const held = isValid(visit) || state === 'SAVED';
  const joint = held && !medical && leader !== undefined && randomly.chance(0.07);
  const type = joint ? 'JOINT' : drawType(randomly);
  const met = result !== null && result !== 'NOT_MET' && result !== 'REFUSED';
  const follow = met && randomly.chance(0.4);
  const place = held && (type === 'FACE' || type === 'JOINT' || type === 'DEPARTMENT') && randomly.chance(0.8);
  const created =
    state === 'PLANNED' || randomly.chance(0.3)
      ? visit.at - randomly.between(2, 6) * 24 * 60 * MINUTE
      : visit.at + 20 * MINUTE;
  const submitted = submittedAt(visit, randomly);
  return line(
    id,
    state,
    user.id,
    user.organization.id,
    cast.firstId + visit.doctor,
    cast.hospitals[cast.hospitalOf[visit.doctor]!]!.id,
    type,
    purposesOf(randomly, medical),
    held ? drawDuration(randomly) : null,
    result,
    new Date(visit.at),
    submitted,
    joint ? leader.id : null,
    met ? noteOf(noting, medical) : '',
    met && randomly.chance(0.2) ? randomly.pick(questions) : '',
    follow ? randomly.pick(nextSteps) : '',
    follow ? addDays(day, randomly.between(3, 21)) : null,
    ...(place ? [30 + randomly.next(), 120 + randomly.next(), randomly.between(5, 60)] : [null, null, null]),
    met && randomly.chance(0.01),
    medical,
    state === 'CANCELLED' ? randomly.pick(cancelReasons) : null,
    new Date(Math.min(created, createdLimit(visit, calendar))),
    submitted ?? new Date(Math.min(Math.max(created, visit.at), createdLimit(visit, calendar))),
  );
}

/** Nothing is written down in the future: what is planned for later was written before today. */
function createdLimit(visit: PlannedVisit, { today }: VisitCalendar): number {
  const midnight = Date.parse(`${today}T00:00:00Z`) - 8 * 60 * MINUTE;
  return visit.at < midnight ? Math.min(visit.at + 60 * MINUTE, midnight) : midnight - 60 * MINUTE;
}

/** On the day itself; a late one some days after, never later than the day before today. */
function submittedAt(visit: PlannedVisit, randomly: Random): Date | null {
  if (visit.state === 'SUBMITTED') return new Date(visit.at + randomly.between(15, 300) * MINUTE);
  if (visit.state === 'SUBMITTED_LATE') return new Date(visit.at + randomly.between(360, 390) * MINUTE);
  return null;
}

function purposesOf(randomly: Random, medical: boolean): string[] {
  const purposes = new Set<string>([medical ? 'ACADEMIC' : drawPurpose(randomly)]);
  if (randomly.chance(0.25)) purposes.add(drawPurpose(randomly));
  return [...purposes];
}

/** Products are spoken about in two of three contacts of sales. */
export async function copyVisitProducts(tx: Transaction, { calendar, firstId }: VisitRows): Promise<Copied> {
  const owned = await tx<{ user: number; products: string[] }[]>`
    select user_id::int as user, array_agg(product_id::text order by product_id) as products
    from user_products where enterprise_id = app.enterprise_id() group by user_id`;
  const productsOf = new Map(owned.map((row) => [row.user, row.products]));
  return copyRows(tx, 'visit_products', ['visit_id', 'product_id', 'position', 'key_message', 'reaction'], lines());

  function* lines(): Generator<string> {
    const randomly = random(calendar.plan.spec.realm, 'visit products');
    let id = firstId - 1;
    for (const day of calendarDays(calendar.today)) {
      for (const visit of visitsOf(calendar, day)) {
        id += 1;
        if (!isContact(visit) || visit.user.role === 'MAF' || !randomly.chance(0.66)) continue;
        const products = productsOf.get(visit.user.id) ?? [];
        const count = Math.min(products.length, randomly.chance(0.3) ? 2 : 1);
        const start = randomly.between(0, Math.max(products.length - 1, 0));
        for (let position = 0; position < count; position += 1) {
          yield line(
            id,
            products[(start + position) % products.length]!,
            position + 1,
            randomly.pick(messages),
            drawReaction(randomly),
          );
        }
      }
    }
  }
}
