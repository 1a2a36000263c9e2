// The texts doctors were asked to agree to, and the ledger of what they said; the badges follow by themselves.
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import { type Copied, copyRows, line } from '../load/copy.ts';
import type { Cast } from './cast.ts';
import { type Channel, channels, type Consent, consentOf, scatter } from './consents.ts';

/** Ids of the texts in force, by `PURPOSE CHANNEL`. */
export type ConsentTexts = ReadonlyMap<string, string>;

const purposes = [
  ['CONTENT', '接收学术资料与内容', 'to receive scientific material and content'],
  ['MEETING', '接收学术会议邀请与通知', 'to receive invitations to scientific meetings'],
  ['SURVEY', '参加学术调研', 'to take part in scientific surveys'],
] as const;
const media: Readonly<Record<Channel, readonly [string, string]>> = {
  SMS: ['短信', 'by text message'],
  MAIL: ['电子邮件', 'by e-mail'],
  WECOM: ['企业微信', 'in enterprise chat'],
  LIVE: ['线上直播', 'through live sessions'],
};
/** Text of the payment purpose: identity and account are sensitive and ask for a consent of their own. */
const payment = [
  '本人单独同意贵公司为支付讲课费处理本人的身份证号与银行账号，仅用于支付与法定申报，可随时撤回。',
  'I agree separately that my identity and account numbers are used to pay lecture fees and for the reports the law asks for, and for nothing else; I may withdraw at any time.',
] as const;

/** Two versions of each text; the second is in force. */
export async function storeConsentTexts(tx: Transaction, today: string): Promise<ConsentTexts> {
  const rows = [1, 2].flatMap((version) => {
    const from = addDays(today, version === 1 ? -1500 : -760);
    const added = version === 1 ? ['', ''] : ['，可随时撤回，撤回不影响此前的处理', '; I may withdraw at any time'];
    const usual = purposes.flatMap(([purpose, zh, en]) =>
      channels.map((channel) => ({
        purpose,
        channel: channel as string,
        version,
        text: `本人同意贵公司通过${media[channel][0]}与我联系，以便${zh}${added[0]}。`,
        en_text: `I agree that you contact me ${media[channel][1]} ${en}${added[1]}.`,
        valid_from: from,
      })),
    );
    const paid = {
      purpose: 'PAYMENT',
      channel: 'MAIL',
      version,
      text: payment[0],
      en_text: payment[1],
      valid_from: from,
    };
    return [...usual, paid];
  });
  const stored = await tx<{ id: string; purpose: string; channel: string; version: number }[]>`
    insert into consent_texts ${tx(rows)} returning id::text, purpose, channel, version`;
  return new Map(stored.filter((row) => row.version === 2).map((row) => [`${row.purpose} ${row.channel}`, row.id]));
}

const said: Readonly<Partial<Record<Consent, string>>> = {
  OPT_IN_PENDING: 'REQUESTED',
  OPT_OUT: 'WITHDRAWN',
  EXPIRED: 'EXPIRED',
  NEVER: 'REFUSED',
};
const columns = ['doctor_id', 'purpose', 'channel', 'event', 'text_id', 'source', 'evidence', 'at', 'recorded_at'];

export function copyConsents(tx: Transaction, cast: Cast, texts: ConsentTexts, today: string): Promise<Copied> {
  return copyRows(tx, 'consents', columns, consentLines(cast, texts, today));
}

/** A channel nobody asked about has no line; whoever takes a consent back gave it before. */
function* consentLines(cast: Cast, texts: ConsentTexts, today: string): Generator<string> {
  for (let doctor = 0; doctor < cast.count; doctor += 1) {
    for (const [index, channel] of channels.entries()) {
      const consent = consentOf(doctor, index);
      if (consent === 'NONE') continue;
      const text = texts.get(`CONTENT ${channel}`)!;
      // Agreed before the year that the interactions cover.
      const day = addDays(today, -380 - (scatter(doctor + index) % 300));
      const at = new Date(momentOf(day, 600));
      const entry = (event: string, source: string, evidence: string, when: Date): string =>
        line(cast.firstId + doctor, 'CONTENT', channel, event, Number(text), source, evidence, when, when);
      if (consent === 'OPT_IN' || consent === 'OPT_OUT' || consent === 'EXPIRED')
        yield entry('GRANTED', 'PAPER', `同意书 ${day.replaceAll('-', '')}-${doctor + 1}`, at);
      const event = said[consent];
      if (event !== undefined)
        yield entry(event, event === 'EXPIRED' ? 'SYSTEM' : 'VISIT', '', new Date(at.getTime() + 30 * 86_400_000));
    }
  }
}
