// What the form of a meeting sends (product: meetings, the form).
import { describe, expect, it } from 'vitest';
import { draftOf, emptyWork, withHospital, withVenue } from './meeting-work.ts';

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
