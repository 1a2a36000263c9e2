// What differs between two versions of an application, field by field (product: changes of an approved meeting).
import type { MeetingDraft } from '@yijian/contract/meetings';
import { sumOf } from './content.policy.ts';

export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const plain = [
  'type',
  'title',
  'objective',
  'purpose',
  'format',
  'startsAt',
  'endsAt',
  'venueKind',
  'venueName',
  'address',
  'cityCode',
  'onlineLink',
  'lineId',
  'orderId',
  'productId',
  'hospitalId',
  'expectedGuests',
  'expectedStaff',
] as const satisfies readonly (keyof MeetingDraft)[];

const moments: ReadonlySet<string> = new Set(['startsAt', 'endsAt']);

/** Moments are compared as instants: the database writes them with another offset than the form. */
function shown(field: string, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return moments.has(field) ? new Date(value).toISOString() : String(value);
}

const agendaIn = ({ agenda }: MeetingDraft): string =>
  agenda.map(({ topic, minutes }) => `${topic} ${minutes}′`).join('；');

export function changesOf(before: MeetingDraft, after: MeetingDraft): FieldChange[] {
  const rows: FieldChange[] = [
    ...plain.map((field) => ({ field, before: shown(field, before[field]), after: shown(field, after[field]) })),
    { field: 'agenda', before: agendaIn(before), after: agendaIn(after) },
    { field: 'costs', before: String(sumOf(before.costs)), after: String(sumOf(after.costs)) },
    { field: 'guestIds', before: String(before.guestIds.length), after: String(after.guestIds.length) },
  ];
  return rows.filter((row) => row.before !== row.after);
}
