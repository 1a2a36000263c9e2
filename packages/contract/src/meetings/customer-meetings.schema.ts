// Meetings as the page of a doctor or a hospital shows them: which, in which role, what came of it (product 3.3, 3.5).
import { z } from 'zod';
import { Id, Moment, maybe, pageQuery, paged } from '../core/index.ts';
import { GuestReply, GuestState, SignInWay } from './meeting-detail.schema.ts';
import { MeetingFormat, MeetingState, MeetingType } from './meetings.schema.ts';

/** VENUE is a hospital alone: the meeting takes place there. */
export const customerMeetingRoles = ['ATTENDEE', 'SPEAKER', 'VENUE'] as const;
export const CustomerMeetingRole = z.enum(customerMeetingRoles);
export type CustomerMeetingRole = z.infer<typeof CustomerMeetingRole>;

/** Each figure is the number of the meetings that it lists. All but UPCOMING look back 12 months and leave cancelled meetings out. */
export const customerMeetingFigures = ['UPCOMING', 'INVITED', 'ATTENDED', 'SPOKE', 'HERE'] as const;
export const CustomerMeetingFigure = z.enum(customerMeetingFigures);
export type CustomerMeetingFigure = z.infer<typeof CustomerMeetingFigure>;

const year = z.int().min(2000).max(2100).optional().describe('Year of the beginning, in Asia/Shanghai');
const paging = pageQuery(['startsAt']);

export const DoctorMeetingQuery = paging.extend({
  role: CustomerMeetingRole.exclude(['VENUE']).optional(),
  figure: CustomerMeetingFigure.exclude(['HERE']).optional(),
  year,
});
export const HospitalMeetingsQuery = paging.extend({
  role: CustomerMeetingRole.optional(),
  figure: CustomerMeetingFigure.optional(),
  year,
});
export type CustomerMeetingQuery = z.infer<typeof HospitalMeetingsQuery>;

export const CustomerMeetingCounts = z.object({
  upcoming: z.int().describe('Approved and still to come'),
  invited: z.int().describe('Whoever walked in was not invited'),
  attended: z.int().describe('Signed in, or matched to a doctor after walking in'),
  spoke: z.int().describe('Spoke in a meeting that was held'),
  here: z.int().describe('Took place at the hospital; 0 for a doctor'),
  years: z.array(z.int()).describe('Years with any meeting, the latest first'),
});
export type CustomerMeetingCounts = z.infer<typeof CustomerMeetingCounts>;

export const CustomerMeeting = z.object({
  id: Id,
  startsAt: Moment,
  roles: z.array(CustomerMeetingRole),
  invited: z.int().describe('Doctors of the page who were invited'),
  attended: z.int().describe('Doctors of the page who signed in'),
  people: z
    .array(
      z.object({
        id: Id,
        name: z.string(),
        isSpeaker: z.boolean(),
        guestState: maybe(GuestState).describe('Null for a speaker who is no guest'),
        reply: maybe(GuestReply),
        signedInAt: maybe(Moment),
        signedOutAt: maybe(Moment),
        signInWay: maybe(SignInWay),
      }),
    )
    .describe('The first 50 doctors of the page, as far as the reader sees them'),
  meeting: maybe(
    z.object({
      number: maybe(z.string()),
      title: z.string(),
      type: MeetingType,
      format: MeetingFormat,
      state: MeetingState,
      venueName: z.string(),
      ownerName: z.string(),
      topics: z.array(z.string()).describe('What the doctors of the page speak about'),
    }),
  ).describe('Null where the reader may not open the meeting'),
  fee: maybe(z.number()).describe(
    'CNY, of the doctors of the page; null where none is agreed or the reader may not know',
  ),
  isFeeHidden: z.boolean().describe('The reader may not know fees, or not open the meeting'),
});
export type CustomerMeeting = z.infer<typeof CustomerMeeting>;
export const CustomerMeetings = paged(CustomerMeeting);
