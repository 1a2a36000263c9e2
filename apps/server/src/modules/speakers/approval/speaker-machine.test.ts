// Every act in every state of a speaker (product: Speaker machine).
import {
  speakerChangeEndpoints as changes,
  speakerEndpoints as speakers,
  type SpeakerAct,
  type SpeakerState,
  type SpeakerTab,
} from '@yijian/contract/speakers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { faultsIn } from '../../../../../../tools/testing/meetings/machine.ts';
import {
  activateSpeaker,
  agreeToSpeaker,
  proposeSpeaker,
  speakerOf,
  speakersDesk,
  type Speakers,
} from '../../../../../../tools/testing/meetings/speakers.ts';

const now = latestDay(5, 15);
let app: TestApp;
let desk: Speakers;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await speakersDesk(app, now);
});
afterAll(() => app.close());

const table: Readonly<Record<SpeakerState, readonly SpeakerAct[]>> = {
  DRAFT: ['edit', 'submit', 'blacklist'],
  PENDING_APPROVAL: ['withdraw', 'blacklist'],
  RETURNED: ['edit', 'submit', 'blacklist'],
  REJECTED: ['renew', 'blacklist'],
  QUALIFIED: ['contract', 'renew', 'blacklist'],
  ACTIVE: ['contract', 'change', 'suspend', 'blacklist'],
  CAPPED: ['contract', 'change', 'suspend', 'blacklist'],
  SUSPENDED: ['resume', 'blacklist'],
  EXPIRED: ['renew', 'blacklist'],
  BLACKLISTED: ['lift'],
};

it('a speaker is offered in each of ten states what the specification says, and every other act is refused', async () => {
  const id = await activateSpeaker(desk);
  const params = { id };
  const reason = { params, body: { reason: '试一试' } };
  const { rep, office, compliance, dayIn } = desk;
  const faults = await faultsIn<SpeakerState, SpeakerAct>({
    table,
    // An active speaker is capped by what the year holds.
    put: async (state) => {
      await app.owner`update speakers set state = ${state === 'CAPPED' ? 'ACTIVE' : state} where enterprise_id = 1 and id = ${id}`;
      await app.owner`delete from speaker_engagements where enterprise_id = 1 and speaker_id = ${id}`;
      if (state === 'CAPPED')
        await app.owner`insert into speaker_engagements (enterprise_id, speaker_id, meeting_id, title, day, minutes, fee, stage)
          select 1, ${id}, max(m.id), '', ${dayIn(-10)}, 45, 90000, 'ACTUAL' from meetings m where m.enterprise_id = 1`;
    },
    state: async () => (await speakerOf(office, id)).state,
    offered: async () =>
      (await Promise.all([rep, office, compliance].map((who) => speakerOf(who, id)))).flatMap(({ acts }) => acts),
    refusals: ['speakers.notPossible'],
    tries: {
      edit: async () => {
        const { tier, version } = await speakerOf(rep, id);
        const body = { tier, tierReason: '试一试', topics: ['癫痫'], trainingUntil: dayIn(300), version };
        return rep.call(speakers.update, { params, body });
      },
      submit: () => rep.call(speakers.submit, { params }),
      withdraw: () => rep.call(speakers.withdraw, reason),
      change: async () => {
        const { tier } = await speakerOf(rep, id);
        const body = { tier, tierReason: '试一试', topics: ['偏头痛'], trainingUntil: dayIn(300), reason: '试一试' };
        return rep.call(changes.ask, { params, body });
      },
      withdrawChange: () => rep.call(changes.withdraw, reason),
      renew: () => rep.call(speakers.renew, reason),
      suspend: () => compliance.call(speakers.suspend, reason),
      resume: () => compliance.call(speakers.resume, reason),
      blacklist: () => compliance.call(speakers.blacklist, reason),
      lift: () => compliance.call(speakers.lift, reason),
      contract: () =>
        office.call(speakers.addContract, {
          params,
          body: { service: 'LECTURE', startsOn: dayIn(0), endsOn: dayIn(300), fee: 100 },
        }),
    },
  });
  expect(faults).toEqual([]);
});

it('SPK-02 SPK-03 SPK-04 SPK-05 SPK-07 SPK-08 SPK-09 SPK-13 R4.8 speakers move from tab to tab with their state, and each tab counts what it holds', async () => {
  const { rep, office, medical, compliance } = desk;
  const idsIn = async (who: Caller, tab: SpeakerTab): Promise<string[]> => {
    const { content } = (await who.call(speakers.list, { query: { tab, size: 100, sort: 'updatedAt,desc' } })).body
      .result;
    return content.map((one) => one.id);
  };
  const tabsOf = async (who: Caller, id: string, tabs: readonly SpeakerTab[]): Promise<SpeakerTab[]> => {
    const found = await Promise.all(tabs.map((tab) => idsIn(who, tab)));
    return tabs.filter((_, at) => found[at]!.includes(id));
  };
  const applicant = ['maintenance', 'submitted', 'approved'] as const;
  const approver = ['pendingApproved', 'doneApproved'] as const;
  const id = await proposeSpeaker(desk);
  expect(await tabsOf(rep, id, applicant)).toEqual(['maintenance']);
  // The page of all speakers has this list as whoever administers them sees it.
  expect(await tabsOf(office, id, ['maintenance'])).toEqual(['maintenance']);
  await rep.call(speakers.submit, { params: { id } });
  expect(await tabsOf(rep, id, [...applicant, ...approver])).toEqual(['maintenance', 'submitted']);
  expect(await tabsOf(medical, id, approver)).toEqual(['pendingApproved']);
  await agreeToSpeaker(medical, id);
  expect(await tabsOf(medical, id, approver)).toEqual(['doneApproved']);
  expect(await tabsOf(compliance, id, approver)).toEqual(['pendingApproved']);
  expect(await tabsOf(rep, id, applicant)).toEqual(['maintenance', 'submitted']);
  await agreeToSpeaker(compliance, id);
  expect(await tabsOf(rep, id, applicant)).toEqual(['maintenance', 'approved']);
  for (const tab of [...applicant, ...approver]) {
    const { totalElements } = (await office.call(speakers.count, { query: { tab } })).body.result;
    expect([tab, totalElements]).toEqual([tab, (await idsIn(office, tab)).length]);
  }
});
