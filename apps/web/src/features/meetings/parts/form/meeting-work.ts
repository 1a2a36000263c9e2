// What a form of a meeting holds while it is written, and the application made of it.
import type { HospitalChoice } from '@yijian/contract/hospitals';
import type {
  AgendaKind,
  CostKind,
  MeetingDetail,
  MeetingDraft,
  MeetingFormat,
  MeetingType,
  VenueKind,
} from '@yijian/contract/meetings';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface AgendaWork {
  readonly key: string;
  readonly kind: AgendaKind;
  readonly topic: string;
  readonly minutes: number;
  readonly speaker: Named | null;
  readonly materialId: string | null;
}

export interface CostWork {
  readonly key: string;
  readonly kind: CostKind;
  readonly note: string;
  readonly price: number;
  readonly quantity: number;
}

/** Moments are `YYYY-MM-DD HH:mm` in Shanghai, empty while unknown. */
export interface MeetingWork {
  readonly type: MeetingType;
  readonly title: string;
  readonly objective: string;
  readonly purpose: 'PROMOTIONAL' | 'MEDICAL';
  readonly format: MeetingFormat;
  readonly productId: string | null;
  readonly hospital: Named | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly venueKind: VenueKind | null;
  readonly venueName: string;
  readonly address: string;
  readonly cityCode: string | null;
  /** Where doctors who sign in have to be, WGS 84 degrees; null asks nobody. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly onlineLink: string;
  readonly lineId: string | null;
  readonly orderId: string | null;
  readonly expectedGuests: number;
  readonly expectedStaff: number;
  readonly agenda: readonly AgendaWork[];
  readonly costs: readonly CostWork[];
  readonly guests: readonly Named[];
}

let made = 0;
/** A key of its own for each line, so that React keeps the right fields when one goes. */
export const newKey = (): string => {
  made += 1;
  return `line-${made}`;
};

export const emptyWork: MeetingWork = {
  type: 'DEPARTMENT',
  title: '',
  objective: '',
  purpose: 'PROMOTIONAL',
  format: 'ONSITE',
  productId: null,
  hospital: null,
  startsAt: '',
  endsAt: '',
  venueKind: 'HOSPITAL',
  venueName: '',
  address: '',
  cityCode: null,
  latitude: null,
  longitude: null,
  onlineLink: '',
  lineId: null,
  orderId: null,
  expectedGuests: 10,
  expectedStaff: 2,
  agenda: [],
  costs: [],
  guests: [],
};

/** What a new form begins with, with the doctor whom it was begun for. */
export const newWork = (guest: Named | undefined): MeetingWork => ({
  ...withTemplate(emptyWork, 'DEPARTMENT'),
  guests: guest === undefined ? [] : [guest],
});

/** What a meeting of a kind usually looks like: minutes of each item and costs a head. */
const templates: Readonly<
  Partial<Record<MeetingType, { guests: number; agenda: readonly [AgendaKind, number][]; costs: readonly CostKind[] }>>
> = {
  DEPARTMENT: {
    guests: 10,
    agenda: [
      ['TALK', 40],
      ['DISCUSSION', 20],
    ],
    costs: ['MEAL'],
  },
  CITY: {
    guests: 40,
    agenda: [
      ['OPENING', 10],
      ['TALK', 40],
      ['TALK', 40],
      ['CASE', 30],
      ['DISCUSSION', 20],
      ['MEAL', 40],
    ],
    costs: ['VENUE', 'MEAL', 'FEE'],
  },
  REGIONAL: {
    guests: 80,
    agenda: [
      ['OPENING', 10],
      ['TALK', 45],
      ['TALK', 45],
      ['BREAK', 15],
      ['CASE', 45],
      ['DISCUSSION', 30],
      ['MEAL', 45],
    ],
    costs: ['VENUE', 'MEAL', 'TRAVEL', 'LODGING', 'FEE'],
  },
  NATIONAL: {
    guests: 150,
    agenda: [
      ['OPENING', 15],
      ['TALK', 45],
      ['TALK', 45],
      ['BREAK', 15],
      ['TALK', 45],
      ['DISCUSSION', 45],
      ['MEAL', 60],
    ],
    costs: ['VENUE', 'MEAL', 'TRAVEL', 'LODGING', 'FEE', 'EQUIPMENT'],
  },
  SATELLITE: {
    guests: 100,
    agenda: [
      ['OPENING', 5],
      ['TALK', 30],
      ['TALK', 30],
      ['DISCUSSION', 25],
    ],
    costs: ['SPONSORSHIP', 'FEE'],
  },
  ROUND_TABLE: {
    guests: 8,
    agenda: [
      ['TALK', 20],
      ['DISCUSSION', 80],
      ['MEAL', 40],
    ],
    costs: ['MEAL', 'FEE'],
  },
  WEBINAR: {
    guests: 60,
    agenda: [
      ['OPENING', 5],
      ['TALK', 40],
      ['DISCUSSION', 15],
    ],
    costs: ['EQUIPMENT', 'FEE'],
  },
};

/** The usual agenda, costs and heads of a kind, where nothing is filled in yet. */
export function withTemplate(work: MeetingWork, type: MeetingType): MeetingWork {
  const template = templates[type];
  const format: MeetingFormat = type === 'WEBINAR' ? 'ONLINE' : work.format;
  const isFilled = work.agenda.some(({ topic }) => topic !== '') || work.costs.some(({ price }) => price > 0);
  if (template === undefined || isFilled) return { ...work, type, format };
  const heads = template.guests + work.expectedStaff;
  return {
    ...work,
    type,
    format,
    expectedGuests: template.guests,
    agenda: template.agenda.map(([kind, minutes]) => ({
      key: newKey(),
      kind,
      minutes,
      topic: '',
      speaker: null,
      materialId: null,
    })),
    costs: template.costs.map((kind) => ({
      key: newKey(),
      kind,
      note: '',
      price: 0,
      quantity: kind === 'MEAL' ? heads : 1,
    })),
  };
}

type Venue = Pick<MeetingWork, 'venueKind' | 'latitude' | 'longitude'>;

/** A meeting in a hospital is where the hospital is. */
export const withHospital = (
  { venueKind }: Venue,
  hospital: HospitalChoice | null,
): Pick<MeetingWork, 'hospital'> & Partial<Venue> => ({
  hospital: hospital === null ? null : { id: hospital.id, name: hospital.name },
  ...(venueKind === 'HOSPITAL' ? { latitude: hospital?.latitude ?? null, longitude: hospital?.longitude ?? null } : {}),
});

/** A meeting that leaves the hospital is no longer where the hospital is. */
export const withVenue = (work: Venue, venueKind: VenueKind): Partial<Venue> => ({
  venueKind,
  ...(work.venueKind === 'HOSPITAL' && venueKind !== 'HOSPITAL' ? { latitude: null, longitude: null } : {}),
});

const momentOf = (text: string): string | null =>
  text === '' ? null : new Date(`${text.replace(' ', 'T')}:00+08:00`).toISOString();

/** The application; lines without a topic are left out. */
export function draftOf(work: MeetingWork): MeetingDraft {
  const { hospital, guests, agenda, costs, startsAt, endsAt, ...rest } = work;
  return {
    ...rest,
    title: work.title.trim(),
    startsAt: momentOf(startsAt),
    endsAt: momentOf(endsAt),
    hospitalId: hospital?.id ?? null,
    agenda: agenda
      .filter(({ topic }) => topic.trim() !== '')
      .map(({ kind, topic, minutes, speaker, materialId }) => ({
        kind,
        topic: topic.trim(),
        minutes,
        speakerId: speaker?.id ?? null,
        materialId,
      })),
    costs: costs.map(({ kind, note, price, quantity }) => ({ kind, note, price, quantity })),
    guestIds: guests.map(({ id }) => id),
  };
}

/** The work of a stored meeting; `local` writes a moment as `YYYY-MM-DD HH:mm` in Shanghai. */
export function workOf(meeting: MeetingDetail, local: (moment: string) => string): MeetingWork {
  return {
    type: meeting.type,
    title: meeting.title,
    objective: meeting.objective,
    purpose: meeting.purpose,
    format: meeting.format,
    productId: meeting.product?.id ?? null,
    hospital: meeting.hospital,
    startsAt: meeting.startsAt === null ? '' : local(meeting.startsAt),
    endsAt: meeting.endsAt === null ? '' : local(meeting.endsAt),
    venueKind: meeting.venueKind,
    venueName: meeting.venueName,
    address: meeting.address,
    cityCode: meeting.cityCode,
    latitude: meeting.latitude,
    longitude: meeting.longitude,
    onlineLink: meeting.onlineLink,
    lineId: meeting.line?.id ?? null,
    orderId: meeting.order?.id ?? null,
    expectedGuests: meeting.expectedGuests,
    expectedStaff: meeting.expectedStaff,
    agenda: meeting.agenda.map(({ kind, topic, minutes, speaker, material }) => ({
      key: newKey(),
      kind,
      topic,
      minutes,
      speaker,
      materialId: material?.id ?? null,
    })),
    costs: meeting.costs.map(({ kind, note, price, quantity }) => ({ key: newKey(), kind, note, price, quantity })),
    guests: meeting.guests.filter((guest) => guest.source === 'INVITED').map((guest) => guest.doctor!),
  };
}
