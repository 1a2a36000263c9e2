// What the form of a meeting sends (product: meetings, the form).
import type { MeetingTemplate } from '@yijian/contract/meetings';
import { describe, expect, it } from 'vitest';
import { draftOf, emptyWork, isWritten, newWork, withHospital, withType, withVenue } from './meeting-work.ts';

const hospital = {
  id: '7',
  name: '市一医院',
  level: '3A',
  provinceName: '浙江',
  cityName: '杭州',
  latitude: 30.25,
  longitude: 120.16,
} as const;

describe('the position of the venue', () => {
  it('comes with the hospital of a meeting in a hospital, goes with it, and is sent', () => {
    const chosen = { ...emptyWork, ...withHospital(emptyWork, hospital) };
    expect(draftOf(chosen)).toMatchObject({ hospitalId: '7', latitude: 30.25, longitude: 120.16 });
    expect(draftOf({ ...chosen, ...withHospital(chosen, null) })).toMatchObject({ latitude: null, longitude: null });
    expect(draftOf({ ...chosen, ...withVenue(chosen, 'HOTEL') })).toMatchObject({ venueKind: 'HOTEL', latitude: null });
  });

  it('that was typed for another venue stays when a hospital is chosen or the kind of venue changes', () => {
    const typed = { ...emptyWork, venueKind: 'HOTEL' as const, latitude: 31, longitude: 121 };
    const chosen = { ...typed, ...withHospital(typed, hospital) };
    expect(draftOf(chosen)).toMatchObject({ hospitalId: '7', latitude: 31, longitude: 121 });
    expect(draftOf({ ...chosen, ...withVenue(chosen, 'CONFERENCE') })).toMatchObject({ latitude: 31, longitude: 121 });
  });
});

const template = (type: 'DEPARTMENT' | 'CITY', change: Partial<MeetingTemplate> = {}): MeetingTemplate => ({
  id: type,
  name: type,
  enName: '',
  type,
  format: 'ONSITE',
  expectedGuests: 8,
  expectedStaff: 2,
  agenda: [{ kind: 'TALK', topic: '', minutes: 40 }],
  costs: [{ kind: 'MEAL', note: '', price: 60, quantity: 1, isPerHead: true }],
  isEnabled: true,
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

describe('templates of the enterprise', () => {
  it('begin a new meeting with the first enabled one of its type, costs per head counted for everybody expected', () => {
    const off = template('DEPARTMENT', { id: 'off', isEnabled: false });
    const work = newWork(undefined, [off, template('DEPARTMENT')]);
    expect(work.template?.id).toBe('DEPARTMENT');
    expect(work.costs).toMatchObject([{ kind: 'MEAL', price: 60, quantity: 10 }]);
    expect(draftOf(work)).not.toHaveProperty('template');
  });

  it('change with the type until a line is written by hand', () => {
    const templates = [template('DEPARTMENT'), template('CITY', { expectedGuests: 40 })];
    const work = newWork(undefined, templates);
    expect(isWritten(work)).toBe(false);
    expect(withType(work, 'CITY', templates)).toMatchObject({ type: 'CITY', expectedGuests: 40 });
    const written = { ...work, agenda: work.agenda.map((item) => ({ ...item, topic: '心衰' })) };
    expect(isWritten(written)).toBe(true);
    expect(withType(written, 'CITY', templates)).toMatchObject({ type: 'CITY', expectedGuests: 8 });
  });

  it('leave a form empty where an enterprise keeps none of a type', () => {
    expect(newWork(undefined, [])).toMatchObject({ type: 'DEPARTMENT', agenda: [], costs: [], template: null });
  });
});
