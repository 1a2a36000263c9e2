// Every act in every state of a meeting and of a guest, and what the clock does (product: Meeting machine, Attendee machine).
import {
  meetingEndpoints as meetings,
  type GuestState,
  type MeetingAct,
  type MeetingState,
  type MeetingTab,
} from '@yijian/contract/meetings';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { faultsIn } from '../../../../../../tools/testing/meetings/machine.ts';
import {
  approveMeetingOf,
  meetingsDesk,
  taskOf,
  type Meetings,
} from '../../../../../../tools/testing/meetings/meetings.ts';
import { pdf } from '../../../../../../tools/testing/verifications/files.ts';
import { systemClock } from '../../../platform/clock/index.ts';
import { asSystem } from '../../../platform/jobs/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { openVault } from '../../../platform/secrets/index.ts';
import { meetingClock } from '../meetings.jobs.ts';
import { mayBecome } from './guests.policy.ts';

const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
});
afterAll(() => app.close());

const find = async (id: string) => {
  const { status, body } = await desk.rep.call(meetings.find, { params: { id } });
  expect(status, body.message).toBe(200);
  return body.result;
};

type Act = Exclude<MeetingAct, 'copy'>;

/** Copying is possible in every state and moves nothing. */
const table: Readonly<Record<MeetingState, readonly Act[]>> = {
  DRAFT: ['edit', 'submit', 'cancel'],
  IN_APPROVAL: ['withdraw'],
  RETURNED: ['edit', 'submit', 'cancel'],
  REJECTED: [],
  APPROVED: ['change', 'invite', 'start', 'cancel'],
  CHANGE_APPROVAL: ['withdraw'],
  CANCELLED: [],
  IN_PROGRESS: ['sign', 'upload', 'end'],
  TO_CONFIRM: ['sign', 'upload', 'confirm'],
  CONFIRM_REVIEW: ['accept', 'sendBack'],
  CONFIRMED: [],
  CLOSED: [],
};

describe('the meeting machine', { timeout: 120_000 }, () => {
  it('offers in each of twelve states what the specification says, and refuses every other act without a trace', async () => {
    const id = await approveMeetingOf(desk);
    const params = { id };
    const reason = { params, body: { reason: '试一试' } };
    const draft = desk.draft();
    const version = async () => (await find(id)).version;
    const { rep, compliance } = desk;
    const faults = await faultsIn<MeetingState, Act>({
      table,
      // Its process is over: a state that waits for one has none here.
      put: (state) => app.owner`update meetings set state = ${state}, instance_id = null, ended_at = ends_at
        where enterprise_id = 1 and id = ${id}`,
      state: async () => (await find(id)).state,
      offered: async () => {
        const seen = await Promise.all([rep, compliance].map((who) => who.call(meetings.find, { params })));
        return seen.flatMap(({ status, body }) => (status === 200 ? body.result.acts : []));
      },
      refusals: ['meetings.notPossible', 'meetings.notFound'],
      tries: {
        edit: async () => rep.call(meetings.update, { params, body: { ...draft, version: await version() } }),
        submit: () => rep.call(meetings.submit, { params, body: { comments: [] } }),
        withdraw: () => rep.call(meetings.withdraw, reason),
        change: async () =>
          rep.call(meetings.change, {
            params,
            body: { ...draft, version: await version(), reason: '试一试', comments: [] },
          }),
        cancel: () => rep.call(meetings.cancel, reason),
        invite: () => rep.call(meetings.invite, { params, body: { doctorIds: [desk.doctorIds[8]!] } }),
        start: () => rep.call(meetings.start, { params }),
        end: () => rep.call(meetings.end, { params }),
        sign: () => rep.call(meetings.addWalkIn, { params, body: { name: '路过的医生', hospital: '某医院' } }),
        upload: () =>
          rep.call(meetings.upload, { params, body: { kind: 'PHOTO', file: { name: '照片.pdf', content: pdf() } } }),
        confirm: () => rep.call(meetings.confirm, { params, body: { costs: [], comments: [] } }),
        accept: () => compliance.call(meetings.accept, { params }),
        sendBack: () => compliance.call(meetings.sendBack, reason),
      },
    });
    expect(faults).toEqual([]);
    const found = await find(id);
    expect([found.guests.length, found.title]).toEqual([6, expect.not.stringContaining(draft.title)]);
    await app.owner`update meetings set state = 'APPROVED' where enterprise_id = 1 and id = ${id}`;
  });

  it('names the departments of guests in the language of the reader', async () => {
    const params = { id: await approveMeetingOf(desk) };
    const departments = async (language: 'zh' | 'en'): Promise<string[]> => {
      const { body } = await desk.rep.call(meetings.find, { params }, { 'accept-language': language });
      return body.result.guests.map(({ department }) => department);
    };
    expect(new Set((await departments('zh')).map((name) => /^\p{Script=Han}/u.test(name)))).toEqual(new Set([true]));
    expect(new Set((await departments('en')).map((name) => /^[A-Z]/.test(name)))).toEqual(new Set([true]));
  });

  it('a guest comes from eleven states into those alone that the specification names', () => {
    const ways: Readonly<Record<GuestState, readonly GuestState[]>> = {
      INVITED: ['ACCEPTED', 'DECLINED', 'NO_REPLY'],
      ACCEPTED: ['DECLINED', 'SIGNED_IN', 'NO_SHOW'],
      DECLINED: ['ACCEPTED', 'SIGNED_IN'],
      NO_REPLY: ['SIGNED_IN', 'NO_SHOW'],
      SIGNED_IN: ['SIGNED_OUT', 'NO_SHOW'],
      SIGNED_OUT: [],
      NO_SHOW: ['SIGNED_IN'],
      TO_RECONCILE: ['RECONCILED', 'NEW_DOCTOR', 'REFUSED'],
      NEW_DOCTOR: ['RECONCILED', 'TO_RECONCILE'],
      RECONCILED: [],
      REFUSED: ['RECONCILED'],
    };
    const states = Object.keys(ways) as GuestState[];
    const allowed = states.flatMap((from) => states.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`));
    const wanted = states.flatMap((from) =>
      states.filter((to) => ways[from].includes(to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual(wanted);
  });

  it('a walk-in who is refused counts for nobody, and can still be matched', async () => {
    const id = await approveMeetingOf(desk);
    const params = { id };
    await desk.rep.call(meetings.start, { params });
    const body = { name: '陌生访客', hospital: '某医院' };
    const guest = (await desk.rep.call(meetings.addWalkIn, { params, body })).body.result.id;
    const of = { params: { id, guestId: guest } };
    const refuse = () => desk.rep.call(meetings.changeGuest, { ...of, body: { state: 'REFUSED' } });
    expect((await refuse()).body.result.state).toBe('REFUSED');
    const again = await refuse();
    expect([again.status, again.body.error]).toEqual([409, 'meetings.guestState']);
    expect((await find(id)).attended).toBe(0);
    const doctorId = desk.doctorIds.at(-1)!;
    expect((await desk.rep.call(meetings.reconcile, { ...of, body: { doctorId } })).body.result.state).toBe(
      'RECONCILED',
    );
    expect((await find(id)).attended).toBe(1);
  });
});

describe('the tabs', { timeout: 120_000 }, () => {
  const idsIn = async (who: typeof desk.rep, tab: MeetingTab, change: object = {}): Promise<string[]> => {
    const answer = await who.call(meetings.list, { query: { tab, size: 100, sort: 'updatedAt,desc', ...change } });
    expect(answer.status, answer.body.message).toBe(200);
    return answer.body.result.content.map(({ id }) => id);
  };
  const tabsOf = async (who: typeof desk.rep, id: string, tabs: readonly MeetingTab[]): Promise<MeetingTab[]> => {
    const found = await Promise.all(tabs.map((tab) => idsIn(who, tab)));
    return tabs.filter((_, at) => found[at]!.includes(id));
  };
  const applicant = ['submitted', 'approved'] as const;
  const approver = ['pendingApproved', 'doneApproved', 'myApproved', 'myApproval'] as const;
  const confirming = ['unfinished', 'beConfirmed', 'doneConfirmed'] as const;

  it('MTG-05 MTG-06 MTG-07 MTG-08 APR-04 APR-05 APR-06 CFM-04 CFM-05 CFM-06 R4.8 meetings, approvals and confirmations move from tab to tab with their state, and each tab counts what it holds', async () => {
    const { id } = (await desk.rep.call(meetings.add, { body: desk.draft() })).body.result;
    await desk.rep.call(meetings.submit, { params: { id }, body: { comments: [] } });
    expect(await tabsOf(desk.rep, id, [...applicant, 'myApproval'])).toEqual(['submitted']);
    expect(await tabsOf(desk.leader, id, approver)).toEqual(['pendingApproved', 'myApproval']);
    const agree = async (who: typeof desk.rep) =>
      who.call(tasks.approve, { params: { id: await taskOf(who, id) }, body: { comment: '同意' } });
    await agree(desk.leader);
    expect(await tabsOf(desk.leader, id, approver)).toEqual(['doneApproved', 'myApproved', 'myApproval']);
    expect(await tabsOf(desk.marketing, id, approver)).toEqual(['pendingApproved', 'myApproval']);
    for (const who of [desk.marketing, desk.compliance]) await agree(who);
    expect(await tabsOf(desk.rep, id, applicant)).toEqual(['approved']);
    expect(await tabsOf(desk.rep, id, confirming)).toEqual(['unfinished']);
    const params = { id };
    await desk.rep.call(meetings.start, { params });
    for (const { id: guestId } of (await find(id)).guests)
      await desk.rep.call(meetings.changeGuest, { params: { id, guestId }, body: { state: 'SIGNED_IN' } });
    await desk.rep.call(meetings.end, { params });
    expect(await tabsOf(desk.rep, id, confirming)).toEqual(['beConfirmed']);
    for (const kind of ['PHOTO', 'SIGN_IN_SHEET'] as const) {
      const content = pdf({ trailer: `/ID [<${Buffer.from(`${id} ${kind}`).toString('hex')}> <00>]` });
      await desk.rep.call(meetings.upload, { params, body: { kind, file: { name: `${kind}.pdf`, content } } });
    }
    const costs = (await find(id)).costs.map((cost) => ({ id: cost.id, actual: cost.estimate }));
    await desk.rep.call(meetings.confirm, { params, body: { costs, comments: [] } });
    expect(await tabsOf(desk.rep, id, confirming)).toEqual(['beConfirmed']);
    await desk.compliance.call(meetings.accept, { params });
    expect(await tabsOf(desk.rep, id, confirming)).toEqual(['doneConfirmed']);
    for (const tab of [...applicant, ...confirming]) {
      const { totalElements } = (await desk.rep.call(meetings.count, { query: { tab } })).body.result;
      expect([tab, totalElements]).toEqual([tab, (await idsIn(desk.rep, tab)).length]);
    }
  });

  it('lists are parted into unfinished, in progress and ended, which together are the whole list', async () => {
    const stages = ['UNFINISHED', 'IN_PROGRESS', 'ENDED'] as const;
    const ahead = await approveMeetingOf(desk);
    const running = await approveMeetingOf(desk);
    await desk.rep.call(meetings.start, { params: { id: running } });
    const over = await approveMeetingOf(desk);
    await desk.rep.call(meetings.start, { params: { id: over } });
    await desk.rep.call(meetings.end, { params: { id: over } });
    const found = await Promise.all(stages.map((stage) => idsIn(desk.rep, 'approved', { stage })));
    for (const [at, id] of [ahead, running, over].entries())
      expect(found.map((ids) => ids.includes(id))).toEqual(stages.map((_, place) => place === at));
    expect(found.flat().toSorted()).toEqual((await idsIn(desk.rep, 'approved')).toSorted());
    const unknown = await desk.rep.call(meetings.list, { query: { stage: 'SOON' } });
    expect([unknown.status, unknown.body.fields?.[0]?.field]).toEqual([400, 'query.stage']);
  });
});

describe('the clock', { timeout: 120_000 }, () => {
  const runAt = async (at: Date): Promise<void> => {
    const tenant = (await app.app.directory.byRealm('weili'))!;
    const options = {
      connections: app.app.connections,
      log: openLog('fatal'),
      clock: { ...systemClock, now: () => at },
      vault: openVault(app.database.keyFile),
    };
    const clock = meetingClock;
    if (!('run' in clock)) throw new Error('The clock of meetings runs for each enterprise.');
    await asSystem(options, tenant, (context) => clock.run(context));
  };
  const before = (moment: string): Date => new Date(Date.parse(moment) - 60_000);

  it('begins a meeting at its hour and ends it at its end; who did not sign in was not there', async () => {
    const id = await approveMeetingOf(desk);
    const { startsAt, endsAt } = await find(id);
    await runAt(before(startsAt!));
    expect((await find(id)).state).toBe('APPROVED');
    await runAt(new Date(startsAt!));
    const begun = await find(id);
    expect(begun.state).toBe('IN_PROGRESS');
    expect(new Set(begun.guests.map(({ state }) => state))).toEqual(new Set(['NO_REPLY']));
    await runAt(before(endsAt!));
    expect((await find(id)).state).toBe('IN_PROGRESS');
    await runAt(new Date(endsAt!));
    const ended = await find(id);
    expect(ended.state).toBe('TO_CONFIRM');
    expect(new Set(ended.guests.map(({ state }) => state))).toEqual(new Set(['NO_SHOW']));
    expect(new Set(ended.guests.map(({ reply }) => reply))).toEqual(new Set(['NO_REPLY']));
    expect(ended.steps.slice(-2).map(({ to, userName }) => [to, userName])).toEqual([
      ['IN_PROGRESS', null],
      ['TO_CONFIRM', null],
    ]);
  });

  it('begins a meeting whose change is undecided as it was approved, at the hour that was approved', async () => {
    const body = desk.draft();
    const left = await desk.available();
    const { id } = (await desk.rep.call(meetings.add, { body })).body.result;
    await desk.rep.call(meetings.submit, { params: { id }, body: { comments: [] } });
    for (const who of [desk.leader, desk.marketing, desk.compliance])
      await who.call(tasks.approve, { params: { id: await taskOf(who, id) }, body: { comment: '同意' } });
    const later = (moment: string): string => new Date(Date.parse(moment) + 7 * 86_400_000).toISOString();
    const changed = await desk.rep.call(meetings.change, {
      params: { id },
      body: {
        ...body,
        startsAt: later(body.startsAt!),
        endsAt: later(body.endsAt!),
        costs: [{ kind: 'MEAL', note: '工作餐', price: 150, quantity: 12 }],
        version: (await find(id)).version,
        reason: '推迟一周',
        comments: [],
      },
    });
    expect(changed.body.result.state).toBe('CHANGE_APPROVAL');
    const waiting = await taskOf(desk.leader, id);
    await runAt(before(body.startsAt!));
    expect((await find(id)).state).toBe('CHANGE_APPROVAL');
    await runAt(new Date(body.startsAt!));
    const begun = await find(id);
    expect(begun).toMatchObject({ state: 'IN_PROGRESS', estimate: 1200, waiting: null });
    expect(Date.parse(begun.startsAt!)).toBe(Date.parse(body.startsAt!));
    expect(begun.steps.slice(-2).map(({ from, to, userName }) => [from, to, userName])).toEqual([
      ['CHANGE_APPROVAL', 'APPROVED', null],
      ['APPROVED', 'IN_PROGRESS', null],
    ]);
    expect(await desk.available()).toBe(left - 1200);
    const late = await desk.leader.call(tasks.approve, { params: { id: waiting }, body: { comment: '同意' } });
    expect([404, 409]).toContain(late.status);
    expect((await find(id)).state).toBe('IN_PROGRESS');
  });
});
