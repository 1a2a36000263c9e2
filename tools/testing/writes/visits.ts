// Valid examples of what the rooms of visits and cycle plans write.
import { decisionEndpoints as decisions } from '@yijian/contract/open-decisions';
import {
  visitEndpoints as visits,
  visitPlanEndpoints as cycles,
  visitStepEndpoints as steps,
  type NewVisit,
} from '@yijian/contract/visits';
import { shanghaiDay } from '../days.ts';
import { ownDoctor, why } from './customers.ts';
import type { Desk } from './desk.ts';

/** Deep in a night of Shanghai gone by, when nobody of the demo visits anyone. */
const lastNight = (minutes: number): string =>
  new Date(Date.parse(`${shanghaiDay(-2)}T18:00:00Z`) + minutes * 60_000).toISOString();

export async function writeVisits(desk: Desk): Promise<void> {
  const { as, write } = desk;
  const rep = await as('chen.yizhou');
  const fields = {
    visitType: 'FACE',
    visitPurposes: ['ACADEMIC'],
    visitDuration: 'FROM_5_TO_15',
    visitResults: 'DELIVERED',
    startsAt: lastNight(10),
    notes: '谈到长期随访',
  };
  const doctorId = await ownDoctor(desk);
  const visit = await write(rep, visits.add, { body: { ...fields, doctorId, as: 'save' } as NewVisit });
  const params = { id: visit.id };
  const { version } = (await rep.call(visits.find, { params })).body.result;
  await write(rep, visits.change, { params, body: { ...fields, notes: '谈到随访与用药', version } });
  await write(rep, visits.submit, { params });
  const plan = { doctorId, visitType: 'FACE', startsAt: `${shanghaiDay(3)}T19:00:00.000Z`, as: 'plan' } as NewVisit;
  const planned = await write(rep, visits.add, { body: plan });
  const later = { startsAt: `${shanghaiDay(4)}T19:00:00.000Z`, version: planned.version };
  await write(rep, visits.reschedule, { params: { id: planned.id }, body: later });
  await write(rep, visits.cancel, { params: { id: planned.id }, body: { reason: '医生外出' } });
  await write(rep, visits.export, { query: { ...why, scope: 'my' } });
  await writeCycles(desk, doctorId);
  await writeVisitSteps(desk, { doctorId, submitted: visit.id });
}

async function writeCycles({ as, write }: Desk, doctorId: string): Promise<void> {
  const rep = await as('chen.yizhou');
  const manager = await as('zhou.minxing');
  const plan = { name: '写入计划', startsOn: '2031-01-01', endsOn: '2031-03-31', goals: [{ doctorId, goal: 3 }] };
  const { id, version } = await write(rep, cycles.addCycle, { body: plan });
  const params = { id };
  await write(rep, cycles.changeCycle, { params, body: { ...plan, version, submit: true } });
  await write(manager, cycles.decideCycle, { params, body: { approve: true } });
  await write(manager, cycles.exportTeamFigures, { query: { ...why, from: shanghaiDay(-30), to: shanghaiDay(0) } });
}

async function writeVisitSteps(
  { as, write, app }: Desk,
  { doctorId, submitted }: { doctorId: string; submitted: string },
): Promise<void> {
  const rep = await as('chen.yizhou');
  const manager = await as('zhou.minxing');
  const compliance = await as('shen.lian');
  const params = { id: submitted };
  await write(rep, steps.askUnlock, { params, body: { reason: '产品选错了' } });
  await write(rep, steps.withdrawUnlock, { params });
  await write(manager, steps.comment, { params, body: { body: '下次带上随访数据' } });
  await write(compliance, steps.flag, { params, body: { reason: '时间异常' } });
  await write(compliance, steps.judge, { params, body: { isValid: true, reason: '已核实' } });
  await write(rep, steps.askUnlock, { params, body: { reason: '补充反馈' } });
  await write(manager, steps.decideUnlock, { params, body: { grant: true } });
  await writeLate({ as, write, app }, doctorId);
  const startsAt = new Date(Date.now() + 60_000).toISOString();
  const plan = { doctorId, visitType: 'FACE', startsAt, as: 'plan', isFlexible: true } as NewVisit;
  const { id } = await write(rep, visits.add, { body: plan });
  // The day may be full to its end or about to: the plan is for now all the same.
  await app.owner`update visits set starts_at = now() + interval '1 second' where id = ${id}`;
  await app.owner`update visits set state = 'CANCELLED', cancel_reason = '让开' where state in ('IN_VISIT', 'SAVED') and id <> ${id}
    and user_id = (select user_id from visits where id = ${id}) and starts_at > now() - interval '2 hours'`;
  await write(rep, steps.checkIn, { params: { id }, body: { placeState: 'REFUSED' } });
}

async function writeLate({ as, write }: Pick<Desk, 'as' | 'write' | 'app'>, doctorId: string): Promise<void> {
  const rep = await as('chen.yizhou');
  const manager = await as('zhou.minxing');
  const fields = {
    visitType: 'FACE',
    visitPurposes: ['ACADEMIC'],
    visitDuration: 'UNDER_5',
    visitResults: 'DELIVERED',
  };
  const startsAt = `${shanghaiDay(-10)}T18:10:00.000Z`;
  const late = { ...fields, doctorId, startsAt, as: 'submit', lateReason: '出差在外' } as NewVisit;
  const { id } = await write(rep, visits.add, { body: late });
  await write(rep, steps.withdrawLate, { params: { id } });
  const { version } = (await rep.call(visits.find, { params: { id } })).body.result;
  const again = { ...fields, startsAt, lateReason: '出差在外', version, submit: true };
  await write(rep, visits.change, { params: { id }, body: again });
  await write(manager, steps.decideLate, { params: { id }, body: { approve: true, reason: '属实' } });
  const other = await write(rep, visits.add, { body: { ...late, startsAt: `${shanghaiDay(-10)}T18:20:00.000Z` } });
  const items = [{ kind: 'LATE_VISIT', id: other.id } as const];
  await write(manager, decisions.decide, { body: { items, approve: true, reason: '属实' } });
}
