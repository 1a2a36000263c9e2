// The smaller meetings of the demo: those of the two years before, and the talks of one speaker who has reached the yearly cap.
import { held, type SeedMeeting } from './planned-meetings.ts';

/** Place of the first of them, apart from the places of planned meetings; none of the years before repeats a title of its speaker. */
export const EARLIER_AT = 106;

/** Who spoke in the years before: the rep and the place among the doctors of the rep. */
const speakers: readonly (readonly [rep: number, talker: number])[] = [
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 7],
];

/** Days ago of each, one after the other; a few were not held. */
const ago = [728, 701, 676, 648, 619, 590, 566, 539, 511, 486, 458, 431, 405, 377, 350, 322] as const;
const notHeld: Readonly<Record<number, Partial<SeedMeeting>>> = {
  3: { until: 'CANCELLED' },
  8: { until: 'REJECTED' },
  13: { until: 'CANCELLED' },
};

const ofYearsBefore = ago.map((days, place) => {
  const [rep, talker] = speakers[place % speakers.length]!;
  return held(rep, -days, 6 + (place % 2), { talker, ...notHeld[place] });
});

/** The rep and the place among the doctors of the rep of who has reached the cap of rule H2. */
export const cappedSpeaker = { rep: 4, talker: 9 } as const;

/** One talk a month of the year of `today`: those ahead are approved, so that the cap is reached on every day of the year. */
function cappedTalks(today: string): SeedMeeting[] {
  return Array.from({ length: 12 }, (_, month) => {
    const day = `${today.slice(0, 5)}${String(month + 1).padStart(2, '0')}-10`;
    const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
    // What would be held now or is too near to be applied for is held two weeks later.
    const isNear = days > -7 && days < 9;
    return held(cappedSpeaker.rep, isNear ? days + 14 : days, 6 + (month % 2), {
      talker: cappedSpeaker.talker,
      until: days <= -7 ? 'CONFIRMED' : 'APPROVED',
      minute: 10 * 60,
      comments: [{ code: 'S2', comment: '该专题由其牵头，年度内由其继续主讲' }],
    });
  });
}

/** In the order of their days. */
export const earlierMeetings = (today: string): readonly SeedMeeting[] => [...ofYearsBefore, ...cappedTalks(today)];
