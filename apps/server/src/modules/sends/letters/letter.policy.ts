// The words of a message. They are fixed: whatever stands in a name or a title is text, never markup, header or placeholder.
import type { SendChannel, SendMessage } from '@yijian/contract/sends';
import { escapeHtml, oneLine } from '../../../platform/gateways/index.ts';

export interface LetterFacts {
  readonly enterpriseName: string;
  readonly doctorName: string;
  readonly title: string;
  readonly summary: string;
  readonly approvalNumber: string;
  /** YYYY-MM-DD */
  readonly expiresOn: string;
  /** Address of the reading page. */
  readonly link: string;
  /** Address that ends the messages of this channel. */
  readonly leave: string;
}

/** Fills in one pass, so that a value that looks like a placeholder stays what it is. */
const fill = (template: string, values: LetterFacts, write: (text: string) => string): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: keyof LetterFacts) => write(values[name]));

const MAIL_TEXT = `{doctorName}医生，您好：

《{title}》
{summary}

阅读全文：{link}

{enterpriseName}
审批编号 {approvalNumber}，有效期至 {expiresOn}。仅供医疗卫生专业人士参考。
不再接收此类邮件：{leave}
`;

const MAIL_HTML = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title></head>
<body style="margin:0;background:#f5f7f8;font-family:-apple-system,'PingFang SC','Microsoft YaHei',sans-serif;color:#1d2b2f">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#ffffff;border:1px solid #e2e8ea;border-radius:8px;padding:24px">
<p style="margin:0 0 16px;font-size:15px">{doctorName}医生，您好：</p>
<h1 style="margin:0 0 8px;font-size:20px;line-height:1.4">{title}</h1>
<p style="margin:0 0 24px;font-size:15px;line-height:1.7;color:#4a5b60">{summary}</p>
<a href="{link}" style="display:inline-block;background:#0b7a75;color:#ffffff;text-decoration:none;font-size:15px;padding:10px 24px;border-radius:6px">阅读全文</a>
</div>
<p style="font-size:12px;line-height:1.7;color:#5d6d72">{enterpriseName} · 审批编号 {approvalNumber} · 有效期至 {expiresOn}<br>仅供医疗卫生专业人士参考。
<a href="{leave}" style="color:#5d6d72">不再接收此类邮件</a></p>
</div></body></html>`;

const SMS = '【{enterpriseName}】{doctorName}医生您好，为您推荐《{title}》：{link} 退订：{leave}';

const cleaned = (facts: LetterFacts): LetterFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, oneLine(value as string)]),
  ) as unknown as LetterFacts;

export function mailOf(facts: LetterFacts): SendMessage {
  const values = cleaned(facts);
  const same = (text: string): string => text;
  return {
    subject: values.title,
    html: fill(MAIL_HTML, values, escapeHtml),
    text: fill(MAIL_TEXT, values, same),
  };
}

export const smsOf = (facts: LetterFacts): SendMessage => ({
  subject: '',
  html: '',
  text: fill(SMS, cleaned(facts), (text) => text),
});

/** One text for all contacts of a colleague, so that it names no doctor; the link goes along as a card. */
const CHAT = `老师您好，为您推荐学术文章《{title}》。

{enterpriseName}
审批编号 {approvalNumber}，有效期至 {expiresOn}。仅供医疗卫生专业人士参考。
不再接收此类消息：请在文章页面底部退订。`;

export interface ChatLetter {
  readonly text: string;
  readonly title: string;
  readonly description: string;
}

export type ChatFacts = Omit<LetterFacts, 'doctorName' | 'leave' | 'link'>;

export function chatLetterOf(facts: ChatFacts): ChatLetter {
  const values = cleaned({ ...facts, doctorName: '', leave: '', link: '' });
  const text = fill(CHAT, values, (value) => value);
  return { text, title: values.title, description: values.summary === '' ? values.enterpriseName : values.summary };
}

/** The same as one text, with the link below it as the card has it. */
export function chatOf(facts: LetterFacts): SendMessage {
  const { text, title, description } = chatLetterOf(facts);
  return { subject: '', html: '', text: `${text}\n\n${title}\n${description}\n${oneLine(facts.link)}` };
}

const writers = { MAIL: mailOf, SMS: smsOf, WECOM: chatOf } as const satisfies Record<SendChannel, unknown>;

export const messageOf = (channel: SendChannel, facts: LetterFacts): SendMessage => writers[channel](facts);

/** Placeholders of the approved template, in its order. */
export const templateValues = (facts: LetterFacts): (readonly [name: string, value: string])[] => {
  const { doctorName, title, link, leave } = cleaned(facts);
  return [
    ['doctor', doctorName],
    ['title', title],
    ['link', link],
    ['leave', leave],
  ];
};

/** RFC 8058: mail programs end the messages with one click, without opening a page. */
export const leaveHeaders = (leave: string): Record<string, string> => ({
  'List-Unsubscribe': `<${leave}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
