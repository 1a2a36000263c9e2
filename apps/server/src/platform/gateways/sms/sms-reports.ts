// What the SMS providers report after they took a message: Aliyun's SmsReport, Tencent's status callback. Both post lists of reports as JSON.
import { z } from 'zod';

export interface SmsReport {
  /** Our reference, as it was given with the message. */
  readonly reference: string;
  /** Eleven digits. */
  readonly phone: string;
  readonly state: 'DELIVERED' | 'FAILED';
  /** There is no such number, or it is out of use: nothing will ever arrive there. */
  readonly isGone: boolean;
  readonly at: Date;
  readonly detail: string;
}

export const smsReporters = ['aliyun', 'tencent'] as const;
export type SmsReporter = (typeof smsReporters)[number];

/** Local time in Shanghai, as both providers write it. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}+08:00`))
  .refine((at) => !Number.isNaN(at.getTime()));
const phone = z.string().transform((text) => text.replace(/^(?:\+?86)(?=1\d{10}$)/, ''));
const words = z.string().max(500).default('');

const AliyunReport = z.object({
  phone_number: phone,
  report_time: moment,
  success: z.boolean(),
  err_code: words,
  err_msg: words,
  out_id: z.string().max(64).default(''),
});
const aliyunGone: ReadonlySet<string> = new Set(['MOBILE_NOT_ON_SERVICE', 'INVALID_NUMBER', 'USER_NUMBER_INVALID']);

const TencentReport = z.object({
  mobile: phone,
  user_receive_time: moment,
  report_status: z.enum(['SUCCESS', 'FAIL']),
  errmsg: words,
  description: words,
  ext: z.string().max(64).default(''),
});
/** Empty number, no such number, out of service; the provider's codes are those of the operators, of which there are many. */
const tencentGone = /空号|号码不存在|停机|不在服务|invalid (?:mobile )?number|not in service/i;

const readers = {
  aliyun: AliyunReport.transform((one): SmsReport => ({
    reference: one.out_id,
    phone: one.phone_number,
    state: one.success ? 'DELIVERED' : 'FAILED',
    isGone: !one.success && aliyunGone.has(one.err_code),
    at: one.report_time,
    detail: one.success ? '' : `${one.err_code} ${one.err_msg}`.trim(),
  })),
  tencent: TencentReport.transform((one): SmsReport => ({
    reference: one.ext,
    phone: one.mobile,
    state: one.report_status === 'SUCCESS' ? 'DELIVERED' : 'FAILED',
    isGone: one.report_status === 'FAIL' && tencentGone.test(one.description),
    at: one.user_receive_time,
    detail: one.report_status === 'SUCCESS' ? '' : `${one.errmsg} ${one.description}`.trim(),
  })),
} as const satisfies Record<SmsReporter, z.ZodType<SmsReport>>;

/** Most reports of one call. */
const MOST = 1000;

/** The reports that a provider posted; undefined where it is no list of them. */
export function smsReportsIn(provider: SmsReporter, posted: unknown): SmsReport[] | undefined {
  return z.array(readers[provider]).max(MOST).safeParse(posted).data;
}
