// The Event speaker machine as a table of facts, and what makes terms other terms.
import { describe, expect, it } from 'vitest';
import { hashOf, isOutdated, speakingState, termsOf, type SpeakingFacts } from './speaking.policy.ts';

const facts: SpeakingFacts = {
  meeting: 'APPROVED',
  isNamed: true,
  wasAsked: false,
  answer: null,
  isContracted: false,
  isServed: false,
  fee: 500,
  paid: 0,
};

describe('the state of a speaker', () => {
  it.each<[string, Partial<SpeakingFacts>, string]>([
    ['named in a draft', { meeting: 'DRAFT' }, 'NOMINATED'],
    ['named in an application', { meeting: 'IN_APPROVAL' }, 'NOMINATED'],
    ['named by an undecided change', { meeting: 'CHANGE_APPROVAL' }, 'NOMINATED'],
    ['asked, silent while a change is undecided', { meeting: 'CHANGE_APPROVAL', wasAsked: true }, 'INVITED'],
    ['asked', {}, 'INVITED'],
    ['asked, silent while it is held', { meeting: 'IN_PROGRESS' }, 'INVITED'],
    ['agreed', { answer: 'ACCEPTED' }, 'ACCEPTED'],
    ['agreed, under contract', { answer: 'ACCEPTED', isContracted: true }, 'CONTRACTED'],
    ['agreed, while a change is undecided', { answer: 'ACCEPTED', meeting: 'CHANGE_APPROVAL' }, 'ACCEPTED'],
    ['declined, under contract', { answer: 'DECLINED', isContracted: true }, 'DECLINED'],
    [
      'served, not accepted by the office',
      { answer: 'ACCEPTED', isServed: true, meeting: 'CONFIRM_REVIEW' },
      'ACCEPTED',
    ],
    ['served for a fee', { answer: 'ACCEPTED', isServed: true, meeting: 'CONFIRMED' }, 'PAYABLE'],
    ['served for nothing', { isServed: true, meeting: 'CLOSED', fee: 0 }, 'SERVED'],
    ['not confirmed', { answer: 'ACCEPTED', isContracted: true, meeting: 'CONFIRMED' }, 'CONTRACTED'],
    ['paid', { isServed: true, paid: 500, meeting: 'CLOSED' }, 'PAID'],
    ['no longer named', { answer: 'ACCEPTED', isNamed: false }, 'REPLACED'],
    ['of a cancelled meeting', { answer: 'ACCEPTED', meeting: 'CANCELLED' }, 'CANCELLED'],
  ])('%s', (_, changed, state) => {
    expect(speakingState({ ...facts, ...changed })).toBe(state);
  });
});

const content = {
  startsAt: '2026-05-15T06:00:00+00:00',
  endsAt: '2026-05-15T08:00:00+00:00',
  format: 'ONSITE' as const,
  venueName: '三楼会议室',
  address: '',
  agenda: [
    { kind: 'TALK' as const, topic: '癫痫新药进展', minutes: 60, speakerId: '7' },
    { kind: 'CASE' as const, topic: '病例', minutes: 20, speakerId: '8' },
  ],
  costs: [{ kind: 'FEE' as const, note: '', price: 800, quantity: 1 }],
};

describe('the terms of a talk', () => {
  it('are the own items with the share of the fee by minutes', () => {
    expect(termsOf(content, '7')).toEqual({
      startsAt: '2026-05-15T06:00:00.000Z',
      endsAt: '2026-05-15T08:00:00.000Z',
      format: 'ONSITE',
      place: '三楼会议室',
      items: [{ topic: '癫痫新药进展', minutes: 60 }],
      fee: 600,
    });
    expect(termsOf(content, '9')).toBeUndefined();
    expect(termsOf({ ...content, startsAt: null }, '7')).toBeUndefined();
  });

  it.each([
    ['the hour', { startsAt: '2026-05-15T06:30:00Z' }],
    ['the place', { venueName: '五楼会议室' }],
    ['the format', { format: 'ONLINE' as const }],
    ['the topic', { agenda: [{ ...content.agenda[0]!, topic: '病例讨论' }, content.agenda[1]!] }],
    ['the fee', { costs: [{ kind: 'FEE' as const, note: '', price: 900, quantity: 1 }] }],
  ])('are others when %s is another, and not while a change is undecided', (_, changed) => {
    const termsHash = hashOf(termsOf(content, '7')!);
    const terms = termsOf({ ...content, ...changed }, '7');
    expect(isOutdated({ termsHash }, { state: 'APPROVED', terms: termsOf(content, '7') })).toBe(false);
    expect(isOutdated({ termsHash }, { state: 'APPROVED', terms })).toBe(true);
    expect(isOutdated({ termsHash }, { state: 'CHANGE_APPROVAL', terms })).toBe(false);
  });
});
