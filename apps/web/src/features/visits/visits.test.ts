// What a visit needs before it is kept or submitted, and how its time travels (specification 7.5).
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  emptyWork,
  mergedWork,
  missingIn,
  momentOf,
  shanghaiText,
  workOf,
  type VisitWork,
} from './parts/form/visit-work.ts';

const doctor = {
  id: '7',
  name: '沈若溪',
  title: '主任医师',
  hospitalName: '云川大学附属第一医院',
  department: '神经内科',
};
const begun: VisitWork = { ...emptyWork(doctor, new Date('2026-11-21T02:30:00Z')), visitType: 'FACE' };

describe('the visit being written', () => {
  it('starts now, on the clock of Shanghai', () => {
    expect(begun.startsAt).toBe('2026-11-21 10:30');
    expect(momentOf(begun.startsAt).toISOString()).toBe('2026-11-21T02:30:00.000Z');
    expect(shanghaiText('2026-11-20T16:00:00Z')).toBe('2026-11-21 00:00');
  });

  it('can be kept with doctor, type and time, and submitted only when complete', () => {
    expect(missingIn(emptyWork(null, new Date()), false)).toEqual(['doctor', 'visitType']);
    expect(missingIn(begun, false)).toEqual([]);
    expect(missingIn(begun, true)).toEqual(['visitPurposes', 'visitDuration', 'visitResults']);
    expect(missingIn({ ...begun, startsAt: '' }, false)).toEqual(['startsAt']);
  });

  it('sends only what was filled in', () => {
    const body = bodyOf({
      ...begun,
      products: [{ productId: '3', keyMessage: '', reaction: null }],
      nextStepDue: '2026-11-30',
    });
    expect(body).toMatchObject({
      startsAt: '2026-11-21T02:30:00.000Z',
      products: [{ productId: '3', keyMessage: '' }],
      nextStepDue: '2026-11-30',
    });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['visitDuration', 'latitude', 'doctorId']));
  });

  it('comes back from a stored visit as it was written', () => {
    const stored = {
      ...begun,
      id: '1',
      version: 2,
      doctorId: '7',
      doctorName: '沈若溪',
      doctorTitle: '主任医师',
      hospitalName: doctor.hospitalName,
    };
    const work = workOf({
      ...stored,
      department: '神经内科',
      startsAt: '2026-11-21T02:30:00+00:00',
      products: [],
      companions: [],
      colleagues: [{ id: '9', name: '周敏行' }],
      jointManager: null,
      latitude: null,
      longitude: null,
    } as never);
    expect(work).toMatchObject({
      doctor,
      startsAt: '2026-11-21 10:30',
      visitType: 'FACE',
      place: null,
      colleagueIds: ['9'],
    });
  });

  it('keeps what was written when the visit was changed elsewhere meanwhile, and takes the newest of all else', () => {
    const read: VisitWork = { ...begun, notes: '读到的', nextStep: '旧', visitPurposes: ['A'], products: [] };
    const own: VisitWork = { ...read, notes: '我写的', visitPurposes: ['A', 'B'] };
    const product = { productId: '3', keyMessage: '', reaction: null };
    const newest: VisitWork = { ...read, notes: '别处写的', nextStep: '新', visitPurposes: ['C'], products: [product] };
    expect(mergedWork(own, read, newest)).toEqual({ ...newest, notes: '我写的', visitPurposes: ['A', 'B'] });
    expect(mergedWork(read, read, newest)).toEqual(newest);
  });
});
