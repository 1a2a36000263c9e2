// The templates of messages: of an article, and of the invitation to a meeting. What stands in braces is filled in.
import type { SendChannel, SendSubject } from '@yijian/contract/sends';

/** Begins the subject of a mail that repeats an article. */
export const SENT_AGAIN = '再次发送：';

/** What stands in place of an approved opening line where a send has none. */
export const greetings: Readonly<Record<SendChannel, string>> = {
  MAIL: '{doctorName}医生，您好：',
  SMS: '{doctorName}医生您好，',
  WECOM: '老师您好，',
};

export interface LetterTexts {
  readonly mailSubject: string;
  readonly mailText: string;
  readonly mailHtml: string;
  readonly sms: string;
  /** One text for all contacts of a colleague, so that it names no doctor; the link goes along as a card. */
  readonly chat: string;
  /** Below the title of the card; empty: the name of the enterprise. */
  readonly card: string;
}

const mail = (content: string, foot: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title></head>
<body style="margin:0;background:#f5f7f8;font-family:-apple-system,'PingFang SC','Microsoft YaHei',sans-serif;color:#1d2b2f">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#ffffff;border:1px solid #e2e8ea;border-radius:8px;padding:24px">
<p style="margin:0 0 16px;font-size:15px">{opening}</p>
${content}
</div>
<p style="font-size:12px;line-height:1.7;color:#5d6d72">${foot}
<a href="{leave}" style="color:#5d6d72">不再接收此类邮件</a></p>
</div></body></html>`;

const button = (words: string): string =>
  `<a href="{link}" style="display:inline-block;background:#0b7a75;color:#ffffff;text-decoration:none;font-size:15px;padding:10px 24px;border-radius:6px">${words}</a>`;

const article: LetterTexts = {
  mailSubject: '{again}{title}',
  mailText: `{opening}

《{title}》
{summary}

阅读全文：{link}

{enterpriseName}
审批编号 {approvalNumber}，有效期至 {expiresOn}。仅供医疗卫生专业人士参考。
不再接收此类邮件：{leave}
`,
  mailHtml: mail(
    `<h1 style="margin:0 0 8px;font-size:20px;line-height:1.4">{title}</h1>
<p style="margin:0 0 24px;font-size:15px;line-height:1.7;color:#4a5b60">{summary}</p>
${button('阅读全文')}`,
    '{enterpriseName} · 审批编号 {approvalNumber} · 有效期至 {expiresOn}<br>仅供医疗卫生专业人士参考。',
  ),
  sms: '【{enterpriseName}】{opening}为您推荐《{title}》：{link} 退订：{leave}',
  chat: `{opening}为您推荐学术文章《{title}》。

{enterpriseName}
审批编号 {approvalNumber}，有效期至 {expiresOn}。仅供医疗卫生专业人士参考。
不再接收此类消息：请在文章页面底部退订。`,
  card: '{summary}',
};

/** An invitation and its reminder differ in their first words, and in the day that the reminder names. */
const invitation = (subject: string, { first, asked }: { first: string; asked: string }): LetterTexts => ({
  mailSubject: subject,
  mailText: `{opening}

${first}《{title}》
时间：{when}
地点：{place}

${asked}：{link}

{enterpriseName}
会议编号 {approvalNumber}。仅供医疗卫生专业人士参考。
不再接收此类邮件：{leave}
`,
  mailHtml: mail(
    `<p style="margin:0 0 8px;font-size:15px">${first}</p>
<h1 style="margin:0 0 8px;font-size:20px;line-height:1.4">{title}</h1>
<p style="margin:0 0 24px;font-size:15px;line-height:1.7;color:#4a5b60">时间：{when}<br>地点：{place}</p>
${button(asked)}`,
    '{enterpriseName} · 会议编号 {approvalNumber}<br>仅供医疗卫生专业人士参考。',
  ),
  // The words that the carrier approved are those of the invitation, whenever it goes out.
  sms: '【{enterpriseName}】{opening}诚邀您参加《{title}》，{when}，{place}。议程与回复：{link} 退订：{leave}',
  chat: `{opening}${first}《{title}》。
时间：{when}
地点：{place}

{enterpriseName}
会议编号 {approvalNumber}。仅供医疗卫生专业人士参考。
不再接收此类消息：请在邀请页面底部退订。`,
  card: '{when}',
});

const meeting = invitation('邀请您参加：{title}', { first: '诚邀您参加', asked: '查看议程并回复' });
const reminder = invitation('请于 {answerBy} 前回复：{title}', {
  first: '请于 {answerBy} 前回复是否参加',
  asked: '查看议程并回复',
});

export const letterTexts: Readonly<Record<SendSubject['kind'] | 'REMINDER', LetterTexts>> = {
  ARTICLE: article,
  MEETING: meeting,
  REMINDER: reminder,
};
