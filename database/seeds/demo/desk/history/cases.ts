// What was asked for over the past months, who decided and how long it took: invented, and the same each time.
import type { CandidateRule } from '../../../../../apps/server/src/modules/workflows/model/model.policy.ts';
import { after } from '../../../../../apps/server/src/modules/workflows/model/duration.policy.ts';
import { emptyRun } from '../../../../../apps/server/src/modules/workflows/definitions/empty-run.policy.ts';
import { shownOf } from '../../../../../apps/server/src/modules/workflows/actions/forms.policy.ts';
import type { Run } from '../../../../../apps/server/src/modules/workflows/engine/state.policy.ts';
import { addDays, isSunday, momentOf } from '../../days.ts';
import type { Team, User } from '../../people/team.ts';
import { random, type Random } from '../../random.ts';
import { begin, cancel, decide, deciderOf, handOver, openTask, passTime, sendBack, type Case } from './walk.ts';

const DAYS = 240;
const AWAY_DAYS = 9;
/** A manager who has not looked at anything for a while; a colleague took tasks over before. */
const away = { login: 'mu.yanchuan', helper: 'cen.yimo' };

export interface Kind {
  readonly key: string;
  readonly definitionId: string;
  readonly versionId: string;
  readonly name: string;
  readonly enName: string;
  readonly model: Run['model'];
}

export interface Plan {
  readonly team: Team;
  readonly realm: string;
  readonly today: string;
  readonly hero: string;
  readonly kinds: readonly Kind[];
  readonly cases: number;
}

const resources = ['doctors', 'hospitals', 'visits'] as const;
const subjects = ['季度复盘', '名单核对', '会议邀请', '数据抽查', '区域盘点', '月度例会'] as const;
const words = { doctors: '医生', hospitals: '医院', visits: '拜访' } as const;
const records = ['doctor', 'hospital', 'visit'] as const;
const noHolidays = new Map<string, boolean>();

/** The oldest first; nothing happens after the beginning of today. */
export function planCases(plan: Plan): Case[] {
  const randomly = random(plan.realm, 'workflows');
  const starts = Array.from({ length: plan.cases }, () => startOf(plan, randomly)).toSorted((a, b) => a - b);
  return starts.map((at) => live(plan, randomly, new Date(at)));
}

/** More of late than half a year ago, on working days. */
function startOf({ today }: Plan, randomly: Random): number {
  const back = 1 + Math.floor((DAYS - 1) * (1 - Math.sqrt(randomly.next())));
  let day = addDays(today, -back);
  while (isSunday(day) || isSunday(addDays(day, 1))) day = addDays(day, -1);
  return momentOf(day, randomly.between(9 * 60, 17 * 60 + 30));
}

function live(plan: Plan, randomly: Random, at: Date): Case {
  const one = ask(plan, randomly, at);
  begin(one, at);
  const until = momentOf(plan.today, 0);
  const fate = randomly.next();
  for (let turn = 0; openTask(one) !== undefined && turn < 8; turn += 1) {
    const task = openTask(one)!;
    const next = after(
      new Date(task.createdAt),
      `PT${minutes(plan, randomly, deciderOf(task))}M`,
      'BUSINESS',
      noHolidays,
    );
    const last = isAway(plan, deciderOf(task)) ? momentOf(addDays(plan.today, -AWAY_DAYS), 0) : until;
    const moment = new Date(Math.max(next.getTime(), (one.times.at(-1)?.getTime() ?? 0) + 60_000));
    if (moment.getTime() >= last) break;
    act(plan, one, { randomly, fate, turn, at: moment });
  }
  passTime(one, new Date(until));
  return one;
}

interface Turn {
  readonly randomly: Random;
  /** What becomes of the case: from 0 to 1. */
  readonly fate: number;
  readonly turn: number;
  readonly at: Date;
}

function act(plan: Plan, one: Case, { randomly, fate, turn, at }: Turn): void {
  const task = openTask(one)!;
  const isFirst = task.kind === 'NORMAL' && turn === 0;
  const isLater = task.kind === 'NORMAL' && turn === 1 && task.nodeId !== 'leader';
  if (isFirst && fate < 0.04) return cancel(one, at, '信息已从其他渠道取得');
  if (isFirst && fate < 0.1) return decide(one, at, { state: 'REJECTED', comment: '用途不够具体' });
  if (isFirst && fate < 0.15) return sendBack(one, at, { to: 'start', comment: '请补充用途后重新提交' });
  if (isLater && fate < 0.23) return decide(one, at, { state: 'REJECTED', comment: '范围过大，请拆分' });
  if (isLater && fate < 0.31 && task.nodeId === 'compliance')
    return sendBack(one, at, { to: 'leader', comment: '请上级确认范围' });
  const helper = helperOf(plan, deciderOf(task));
  const isFree = helper !== undefined && !task.candidates.some(({ userId }) => userId === helper);
  if (isFree && task.kind === 'NORMAL' && helper !== one.run.instance.starterId && randomly.chance(0.12))
    return handOver(one, at, { to: helper, comment: '外出，请代为处理' });
  const comment = task.kind === 'REVISE' ? '已补充' : randomly.pick(['同意', '同意，注意保密', '']);
  decide(one, at, { state: 'APPROVED', comment: comment || (task.nodeId === 'second' ? '已复核' : '') });
}

function ask(plan: Plan, randomly: Random, at: Date): Case {
  const { team, kinds } = plan;
  const starters = team.users.filter(({ role, leads }) => role === 'REP' && !leads);
  const starter = randomly.chance(0.12) ? team.byLogin(plan.hero) : randomly.pick(starters);
  const kind = randomly.chance(0.68) ? kinds.find(({ key }) => key === 'export-approval')! : kinds[1]!;
  const form = kind.key === 'export-approval' ? exportForm(randomly) : accessForm(plan, randomly, { starter, at });
  const { model } = kind;
  const definition = { key: kind.key, name: kind.name, enName: kind.enName };
  const run = emptyRun({ model, definition, starterId: String(starter.id), form, selected: {}, now: at });
  const { title, ...values } = { title: titleOf(form, randomly), ...shownOf(model, form) };
  const isRisky = kind.key === 'export-approval' && Number(form['rows']) > 20_000;
  Object.assign(run.instance, values, {
    title,
    definitionId: kind.definitionId,
    versionId: kind.versionId,
    starterOrganizationId: String(starter.organization.id),
    risk: isRisky ? 'HIGH' : model.risk,
  });
  return { run, naming: namingOf(team), times: [], steps: 1 };
}

type Form = Record<string, string | number>;

function exportForm(randomly: Random): Form {
  const rows = randomly.chance(0.15) ? randomly.between(21, 60) * 1000 : randomly.between(51, 190) * 100;
  return { resource: randomly.pick(resources), rows, reason: randomly.pick(subjects) };
}

function accessForm({ team }: Plan, randomly: Random, { starter, at }: { starter: User; at: Date }): Form {
  const others = team.users.filter(
    ({ id, role, organization }) =>
      id !== starter.id && organization.id !== starter.organization.id && ['REP', 'MAF', 'DSM'].includes(role),
  );
  const owner = String(randomly.pick(others.length > 0 ? others : team.users).id);
  const until = addDays(at.toISOString().slice(0, 10), 30);
  const resource = randomly.pick(records);
  return { resource, recordId: String(randomly.between(1, 200)), owner, until, reason: '联合拜访前了解情况' };
}

function titleOf(form: Form, randomly: Random): string {
  const resource = form['resource'];
  if (typeof form['rows'] === 'number') return `${randomly.pick(subjects)} · ${words[resource as keyof typeof words]}`;
  return `查看${{ doctor: '医生', hospital: '医院', visit: '拜访' }[String(resource)]} ${form['recordId']}`;
}

const namingOf =
  (team: Team) =>
  (rule: CandidateRule, run: Run): readonly string[] => {
    if (rule.kind === 'ROLE') return team.users.filter(({ role }) => role === rule.value).map(({ id }) => String(id));
    if (rule.kind === 'FIELD') return [String(run.instance.form[rule.value])];
    const starter = team.users.find(({ id }) => String(id) === run.instance.starterId)!;
    return team.users
      .filter(
        ({ leads, organization, id }) => leads && organization.id === starter.organization.id && id !== starter.id,
      )
      .map(({ id }) => String(id));
  };

/** Minutes of working time until somebody decides: everyone has a pace, and some days are long. */
function minutes({ realm }: Plan, randomly: Random, userId: string): number {
  const pace = 0.5 + 1.4 * random(realm, 'pace', userId).next();
  const normal = Math.sqrt(-2 * Math.log(1 - randomly.next())) * Math.cos(2 * Math.PI * randomly.next());
  return Math.min(20_000, Math.max(4, Math.round(170 * pace * Math.exp(0.95 * normal))));
}

const isAway = ({ team }: Plan, userId: string): boolean => String(team.byLogin(away.login)?.id) === userId;

function helperOf({ team }: Plan, userId: string): string | undefined {
  const helper = isAway({ team } as Plan, userId)
    ? away.helper
    : userId === String(team.byLogin('shen.lian')?.id)
      ? 'wu.yue'
      : '';
  const found = helper === '' ? undefined : team.byLogin(helper);
  return found === undefined ? undefined : String(found.id);
}
