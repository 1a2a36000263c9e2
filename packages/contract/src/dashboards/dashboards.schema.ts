// Dashboards on the product's own tables, and system reports (specification 2.3, data and systemReport; product 3.19).
import { z } from 'zod';
import { Day, Id, Moment, list, maybe, pageQuery, paged, text } from '../core/index.ts';
import { exportFields } from '../exports/index.ts';

/** Days a dashboard may span. */
export const LONGEST_PERIOD = 731;

const period = { from: Day, to: Day.describe(`At most ${LONGEST_PERIOD} days, both included`) };
export const PeriodQuery = z.strictObject(period);
export type PeriodQuery = z.infer<typeof PeriodQuery>;

/** Sales come by month: the months that the days touch. */
export const SalesQuery = z.strictObject({ ...period, productId: list(Id, 20).optional() });
export type SalesQuery = z.infer<typeof SalesQuery>;

export const boards = ['MANAGER', 'HOSPITAL_SALES', 'CHANNELS', 'PRODUCTS'] as const;
export const Board = z.enum(boards);
export type Board = z.infer<typeof Board>;

/** A board as a workbook: one sheet for each of its tiles. */
export const BoardExportQuery = z.strictObject({
  board: Board,
  ...period,
  ...exportFields,
  format: z.literal('xlsx').default('xlsx'),
});
export type BoardExportQuery = z.infer<typeof BoardExportQuery>;

const yuan = z.int().describe('Whole yuan');
const sales = {
  amount: yuan,
  target: yuan.describe('Sum of the targets in whole yuan; 0 where none is set'),
  previous: yuan.describe('The same months of the year before, in whole yuan'),
};

export const SalesPart = z.object({ id: z.string(), name: z.string(), ...sales });
export type SalesPart = z.infer<typeof SalesPart>;

export const SalesBoard = z.object({
  asOf: maybe(Moment).describe('When the newest figure was stored; null without one'),
  staleSince: maybe(Moment).describe(
    'When the newest figure of the enterprise was stored, where that is longer ago than the contract of the metric allows and the period goes on after it; the figures are then not shown as if they were fresh',
  ),
  lastMonth: maybe(z.string()).describe('YYYY-MM: the newest month with sales in the period'),
  ...sales,
  hospitals: z.int().describe('Hospitals of the range that sold something in the period'),
  months: z.array(z.object({ month: z.string().describe('YYYY-MM'), ...sales })),
  products: z.array(SalesPart).describe('The largest first'),
  regions: z.array(SalesPart).describe('Provinces, the largest first; id is the code of the region'),
  gaps: z.array(SalesPart).describe('The twenty hospitals farthest below their target'),
  cells: z
    .array(z.object({ productId: Id, regionId: z.string(), ...sales }))
    .describe('Products by province, those with sales or a target'),
});
export type SalesBoard = z.infer<typeof SalesBoard>;

/** The hospitals behind a figure of sales: its months, product, province, those that sold. */
export const SalesHospitalQuery = pageQuery(['amount', 'gap']).extend({
  ...SalesQuery.shape,
  regionId: z
    .string()
    .regex(/^\d{2,12}$/)
    .optional()
    .describe('Code of the province'),
  isSelling: z.boolean().default(false).describe('Only those that sold something in the period'),
});
export type SalesHospitalQuery = z.infer<typeof SalesHospitalQuery>;
export const SalesHospitals = paged(SalesPart).extend(sales);
export type SalesHospitals = z.infer<typeof SalesHospitals>;

/** Channels whose effect is compared; visits have their own figures. */
export const reportChannels = ['SMS', 'MAIL', 'WECOM', 'LIVE', 'EDUCATION', 'SURVEY', 'MEETING'] as const;
export const ReportChannel = z.enum(reportChannels);
export type ReportChannel = z.infer<typeof ReportChannel>;

export const ChannelFigures = z.object({
  channel: ReportChannel,
  sent: z.int().describe('What doctors received'),
  received: z.int().describe('Doctors who received something'),
  answered: z.int().describe('Those of them who did something themselves on the channel as well'),
  acts: z.int().describe('What doctors did themselves'),
  people: z.int().describe('Doctors who did something themselves'),
  previousPeople: z.int().describe('The same in the period of equal length before'),
});
export type ChannelFigures = z.infer<typeof ChannelFigures>;

export const ChannelBoard = z.object({
  asOf: Moment,
  people: z.int().describe('Doctors who did something themselves on any of the channels, each once'),
  previousPeople: z.int(),
  channels: z.array(ChannelFigures).describe('Every channel, in a fixed order'),
  weeks: z.array(z.object({ week: Day.describe('Its Monday'), channel: ReportChannel, acts: z.int() })),
});
export type ChannelBoard = z.infer<typeof ChannelBoard>;

/** The doctors behind the figures of a channel. */
export const ChannelPeopleQuery = pageQuery(['acts']).extend({
  ...period,
  channel: list(ReportChannel, reportChannels.length).optional(),
  kind: z
    .enum(['RECEIVED', 'ANSWERED', 'ENGAGED'])
    .default('ENGAGED')
    .describe('Who received something, who received and did something, or who did something'),
});
export type ChannelPeopleQuery = z.infer<typeof ChannelPeopleQuery>;

export const ChannelPerson = z.object({
  doctorId: Id,
  doctorName: z.string(),
  doctorTitle: z.string(),
  hospitalName: z.string(),
  acts: z.int().describe('What is counted: received, or done themselves'),
  lastAt: Moment,
});
export type ChannelPerson = z.infer<typeof ChannelPerson>;

export const MassSendQuery = pageQuery(['day']).extend({ ...period, channel: ReportChannel.optional() });
export type MassSendQuery = z.infer<typeof MassSendQuery>;

/** One subject sent over one channel on one day. */
export const MassSend = z.object({
  day: Day,
  channel: ReportChannel,
  subject: z.string(),
  doctors: z.int().describe('Doctors of the range who received it'),
  answered: z.int().describe('Of these, who read, clicked or replied to the subject on the channel within 14 days'),
});
export type MassSend = z.infer<typeof MassSend>;

/** The doctors behind one line of the mass sends. */
export const MassSendPeopleQuery = pageQuery(['acts']).extend({
  day: Day,
  channel: ReportChannel,
  subject: text(500).default(''),
  kind: z.enum(['RECEIVED', 'ANSWERED']).default('RECEIVED'),
});
export type MassSendPeopleQuery = z.infer<typeof MassSendPeopleQuery>;

/** The users behind a figure of use. */
export const ActiveUserQuery = pageQuery(['pages']).extend({
  ...period,
  title: text(300).optional().describe('Of one page, by its title'),
  roleId: Id.optional(),
});
export type ActiveUserQuery = z.infer<typeof ActiveUserQuery>;
export const ActiveUser = z.object({
  userId: Id,
  userName: z.string(),
  organizationName: z.string(),
  pages: z.int(),
  seconds: z.int(),
  lastAt: Moment,
});
export type ActiveUser = z.infer<typeof ActiveUser>;

export const UseReport = z.object({
  users: z.int().describe('Users of the range who may sign in'),
  active: z.int().describe('Of these, who opened a page in the period'),
  previousActive: z.int().describe('The same in the period of equal length before'),
  pages: z.int().describe('Pages opened'),
  seconds: z.int().describe('Time that pages were open'),
  days: z.array(z.object({ day: Day, users: z.int(), pages: z.int() })),
  byPage: z
    .array(z.object({ path: z.string(), title: z.string(), users: z.int(), pages: z.int(), seconds: z.int() }))
    .describe('The fifty most used'),
  byRole: z.array(z.object({ id: Id, name: z.string(), users: z.int(), active: z.int() })),
  quiet: z
    .array(z.object({ userId: Id, userName: z.string(), organizationName: z.string(), lastAt: maybe(Moment) }))
    .describe('Users without a page in the period, who never came first; at most two hundred'),
});
export type UseReport = z.infer<typeof UseReport>;
