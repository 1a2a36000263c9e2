// What a form of a meeting holds while it is written, and the application made of it.
import type { HospitalChoice } from '@yijian/contract/hospitals';
import type {
  AgendaKind,
  CostKind,
  MeetingDetail,
  MeetingDraft,
  MeetingFormat,
  MeetingTemplate,
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
  /** The template that the lines came from, with the lines as it brought them. */
  readonly template: {
    readonly id: string;
    readonly agenda: readonly AgendaWork[];
    readonly costs: readonly CostWork[];
  } | null;
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
  template: null,
};

/** What a new form begins with, with the doctor whom it was begun for. */
export const newWork = (guest: Named | undefined, templates: readonly MeetingTemplate[]): MeetingWork => ({
  ...withType(emptyWork, 'DEPARTMENT', templates),
  guests: guest === undefined ? [] : [guest],
});

/** The usual agenda and costs of a template, as lines to be filled in. */
export function withTemplate(work: MeetingWork, template: MeetingTemplate): MeetingWork {
  const { type, format, expectedGuests, expectedStaff } = template;
  const heads = expectedGuests + expectedStaff;
  const agenda = template.agenda.map((item) => ({ ...item, key: newKey(), speaker: null, materialId: null }));
  const costs = template.costs.map(({ isPerHead, quantity, ...cost }) => ({
    ...cost,
    key: newKey(),
    quantity: isPerHead ? Math.max(heads, 1) : quantity,
  }));
  const from = { id: template.id, agenda, costs };
  return { ...work, type, format, expectedGuests, expectedStaff, agenda, costs, template: from };
}

/** Whether the lines were written by hand: no template takes their place unasked. */
export const isWritten = ({ agenda, costs, template }: MeetingWork): boolean =>
  template === null ? agenda.length + costs.length > 0 : agenda !== template.agenda || costs !== template.costs;

/** A type brings its first template, where nothing is written by hand yet. */
export function withType(work: MeetingWork, type: MeetingType, templates: readonly MeetingTemplate[]): MeetingWork {
  const template = templates.find((one) => one.type === type && one.isEnabled);
  return template === undefined || isWritten(work) ? { ...work, type } : withTemplate(work, template);
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
  const { hospital, guests, agenda, costs, startsAt, endsAt, template: _from, ...rest } = work;
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
    template: null,
  };
}
