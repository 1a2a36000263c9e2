// The templates of meetings every enterprise begins with; its office changes them (product: meetings, the form).
import type { MeetingTemplateDraft } from '@yijian/contract/meetings';
import type { Transaction } from '../bound.ts';

type Kinds<Part extends 'agenda' | 'costs'> = MeetingTemplateDraft[Part][number]['kind'];
type Row = readonly [
  type: MeetingTemplateDraft['type'],
  name: string,
  enName: string,
  guests: number,
  agenda: readonly (readonly [Kinds<'agenda'>, number])[],
  costs: readonly Kinds<'costs'>[],
];

const rows: readonly Row[] = [
  [
    'DEPARTMENT',
    '标准科室会',
    'Department meeting',
    10,
    [
      ['TALK', 40],
      ['DISCUSSION', 20],
    ],
    ['MEAL'],
  ],
  [
    'CITY',
    '标准城市会',
    'City meeting',
    40,
    [
      ['OPENING', 10],
      ['TALK', 40],
      ['TALK', 40],
      ['CASE', 30],
      ['DISCUSSION', 20],
      ['MEAL', 40],
    ],
    ['VENUE', 'MEAL', 'FEE'],
  ],
  [
    'REGIONAL',
    '标准区域会',
    'Regional meeting',
    80,
    [
      ['OPENING', 10],
      ['TALK', 45],
      ['TALK', 45],
      ['BREAK', 15],
      ['CASE', 45],
      ['DISCUSSION', 30],
      ['MEAL', 45],
    ],
    ['VENUE', 'MEAL', 'TRAVEL', 'LODGING', 'FEE'],
  ],
  [
    'NATIONAL',
    '标准全国会',
    'National meeting',
    150,
    [
      ['OPENING', 15],
      ['TALK', 45],
      ['TALK', 45],
      ['BREAK', 15],
      ['TALK', 45],
      ['DISCUSSION', 45],
      ['MEAL', 60],
    ],
    ['VENUE', 'MEAL', 'TRAVEL', 'LODGING', 'FEE', 'EQUIPMENT'],
  ],
  [
    'SATELLITE',
    '标准卫星会',
    'Satellite symposium',
    100,
    [
      ['OPENING', 5],
      ['TALK', 30],
      ['TALK', 30],
      ['DISCUSSION', 25],
    ],
    ['SPONSORSHIP', 'FEE'],
  ],
  [
    'ROUND_TABLE',
    '标准圆桌会',
    'Round table',
    8,
    [
      ['TALK', 20],
      ['DISCUSSION', 80],
      ['MEAL', 40],
    ],
    ['MEAL', 'FEE'],
  ],
  [
    'WEBINAR',
    '标准线上会',
    'Webinar',
    60,
    [
      ['OPENING', 5],
      ['TALK', 40],
      ['DISCUSSION', 15],
    ],
    ['EQUIPMENT', 'FEE'],
  ],
];

export const meetingTemplates: readonly MeetingTemplateDraft[] = rows.map(
  ([type, name, enName, expectedGuests, agenda, costs]) => ({
    name,
    enName,
    type,
    format: type === 'WEBINAR' ? 'ONLINE' : 'ONSITE',
    expectedGuests,
    expectedStaff: 2,
    agenda: agenda.map(([kind, minutes]) => ({ kind, topic: '', minutes })),
    costs: costs.map((kind) => ({ kind, note: '', price: 0, quantity: 1, isPerHead: kind === 'MEAL' })),
    isEnabled: true,
  }),
);

/** Only where there is none: whatever the office switched off or renamed stays as it is. */
export async function insertMeetingTemplates(tx: Transaction): Promise<void> {
  const [{ count }] = await tx<[{ count: number }]>`
    select count(*)::int as count from meeting_templates where enterprise_id = app.enterprise_id()`;
  if (count > 0) return;
  const made = meetingTemplates.map(({ enName, expectedGuests, expectedStaff, agenda, costs, isEnabled, ...rest }) => ({
    ...rest,
    en_name: enName,
    expected_guests: expectedGuests,
    expected_staff: expectedStaff,
    agenda: tx.json(agenda),
    costs: tx.json(costs),
    is_enabled: isEnabled,
    updated_at: new Date(0),
  }));
  await tx`insert into meeting_templates ${tx(made)}`;
}
