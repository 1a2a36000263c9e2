// Whose payments a caller sees, and which of them a tab lists (specification 2.3, payment; 6).
import type { PaymentFilter, PaymentTab } from '@yijian/contract/meeting-payments';
import {
  allOf,
  anywhere,
  named,
  namedUser,
  rowScope,
  type Fragment,
  type Sql,
  type Viewer,
} from '../../platform/db/index.ts';

export interface Payer extends Viewer {
  /** Pays what others applied for. */
  readonly mayPay: boolean;
  /** Decides on taking back what was paid. */
  readonly mayReverse: boolean;
}

const flowOf = (sql: Sql, userId: string, condition: Fragment): Fragment =>
  sql`p.instance_id = any(array(select t.instance_id from workflow_tasks t
    join workflow_candidates c on c.enterprise_id = t.enterprise_id and c.task_id = t.id
    where c.user_id = ${userId} and ${condition}))`;

const decidedBy = (sql: Sql, userId: string): Fragment =>
  sql`p.instance_id = any(array(select t.instance_id from workflow_tasks t
    where t.decided_by = ${userId} and t.state = any('{APPROVED,REJECTED,RETURNED}')))`;

/** What waits for the hand of a payer. */
const toPay = (sql: Sql): Fragment => sql`p.state = any('{APPROVED,PAYING}')`;

/** Own ones, those of the own team, and those that are decided with the viewer; all that is to be paid for who pays. */
export function paymentScope(sql: Sql, viewer: Payer): Fragment {
  const team = sql`p.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])`;
  const own = sql`(p.owner_id = ${viewer.id} or ${flowOf(sql, viewer.id, sql`true`)})`;
  const scope = rowScope(sql, viewer, { own, team, region: team });
  return viewer.mayPay ? sql`(${scope} or p.state = any('{APPROVED,PAYING,PAID,PAY_FAILED,REVERSED}'))` : scope;
}

const ofTab: Readonly<Record<PaymentTab, (sql: Sql, viewer: Payer) => Fragment>> = {
  submitted: (sql, { id }) => sql`p.owner_id = ${id}`,
  myApproval: (sql, { id }) => flowOf(sql, id, sql`true`),
  pendingApproved: (sql, viewer) => {
    const open = flowOf(sql, viewer.id, sql`c.is_open and t.state = 'OPEN' and t.kind <> 'REVISE'`);
    const toReverse = sql`p.state = 'PAID' and p.reversal_asked_by is not null`;
    if (viewer.mayReverse) return sql`(${open} or ${toReverse})`;
    return viewer.mayPay ? sql`(${open} or ${toPay(sql)})` : open;
  },
  doneApproved: (sql, { id }) =>
    sql`(${decidedBy(sql, id)} or (p.state = any('{PAID,PAY_FAILED}') and p.batch_id = any(array(
      select b.id from meeting_payment_batches b where b.enterprise_id = app.enterprise_id() and b.payer_id = ${id}))))`,
};

/** Name of the payee; `p` is the payment. */
export const payeeName = (sql: Sql, language: 'zh' | 'en'): Fragment =>
  sql`coalesce(
    (select ${named(sql, language, 'pd')} from doctors pd where pd.enterprise_id = p.enterprise_id and pd.id = p.doctor_id),
    (select ${named(sql, language, 'pc')} from counterparties pc where pc.enterprise_id = p.enterprise_id and pc.id = p.counterparty_id),
    (select ${namedUser(sql, language, 'pu')} from users pu where pu.enterprise_id = p.enterprise_id and pu.id = p.owner_id))`;

export function whereOf(sql: Sql, viewer: Payer, filter: PaymentFilter): Fragment {
  const { tab, keyword, state, payeeKind, meetingId, from, to } = filter;
  const like = keyword === undefined ? '' : anywhere(keyword);
  return allOf(sql, [
    paymentScope(sql, viewer),
    tab === undefined ? undefined : ofTab[tab](sql, viewer),
    state === undefined ? undefined : sql`p.state = ${state}`,
    payeeKind === undefined ? undefined : sql`p.payee_kind = ${payeeKind}`,
    meetingId === undefined ? undefined : sql`p.meeting_id = ${meetingId}`,
    from === undefined ? undefined : sql`p.created_at >= ${`${from}T00:00:00+08:00`}::timestamptz`,
    to === undefined ? undefined : sql`p.created_at < ${`${to}T00:00:00+08:00`}::timestamptz + interval '1 day'`,
    keyword === undefined
      ? undefined
      : sql`(p.number ilike ${like} or m.title ilike ${like} or m.number ilike ${like} or ${payeeName(sql, 'zh')} ilike ${like})`,
  ]);
}
