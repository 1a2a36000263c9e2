// The words of the daily mail. It names titles alone: whatever a notice says further is read after signing in.
import { NoticeType, typeOfKind } from '@yijian/contract/notifications';
import { escapeHtml, oneLine } from '../../../platform/gateways/index.ts';
import type { DigestLine } from './digest.sql.ts';

export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface LetterFacts {
  readonly language: 'zh' | 'en';
  readonly name: string;
  readonly enterpriseName: string;
  /** With which links begin, such as https://crm.example. */
  readonly origin: string;
  readonly total: number;
  readonly lines: readonly DigestLine[];
}

const words = {
  zh: {
    greeting: (name: string) => `${name}，您好：`,
    subject: (total: number) => `您有 ${total} 条未读消息`,
    more: (rest: number) => `另有 ${rest} 条`,
    open: '打开消息中心',
    settings: '修改接收设置',
    why: '您在消息中心选择了每日邮件，故收到本邮件。',
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    subject: (total: number) => (total === 1 ? 'You have an unread message' : `You have ${total} unread messages`),
    more: (rest: number) => `and ${rest} more`,
    open: 'Open the message centre',
    settings: 'Change what is mailed',
    why: 'You get this mail because you chose a daily mail in the message centre.',
  },
} as const;

const typeWords: Readonly<Record<NoticeType, { zh: string; en: string }>> = {
  APPROVAL: { zh: '待我处理', en: 'Waiting for you' },
  DECIDED: { zh: '审批结果', en: 'Decided' },
  TASK: { zh: '任务', en: 'Tasks' },
  VISIT: { zh: '拜访', en: 'Visits' },
  MEETING: { zh: '会议与付款', en: 'Meetings and payments' },
  SEND: { zh: '内容发送', en: 'Sends' },
  RECALL: { zh: '资料召回', en: 'Recalls' },
  REPORT: { zh: '数据订阅', en: 'Subscribed figures' },
  SHARE: { zh: '共享', en: 'Shares' },
  HANDOVER: { zh: '交接与委托', en: 'Handovers' },
  COPY: { zh: '抄送', en: 'Copies' },
  GENERAL: { zh: '全员通知', en: 'To everyone' },
  OTHER: { zh: '其他', en: 'Other' },
};

/** Where the pages of the product begin. */
const PAGES = '/pc';
const CENTRE = '/news/newsIndex';

/** MM-DD HH:MM in Asia/Shanghai. */
const timeOf = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');

interface Item {
  readonly title: string;
  readonly time: string;
  readonly link: string;
}

interface Section {
  readonly heading: string;
  readonly items: readonly Item[];
}

function sectionsOf({ language, origin, lines }: LetterFacts): Section[] {
  return NoticeType.options
    .map((type) => ({
      heading: typeWords[type][language],
      items: lines
        .filter(({ kind }) => typeOfKind(kind) === type)
        .map(({ title, enTitle, path, createdAt }) => ({
          title: oneLine(language === 'en' && enTitle !== '' ? enTitle : title),
          time: timeOf(createdAt),
          link: origin + PAGES + (path ?? CENTRE),
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

export function letterOf(facts: LetterFacts): Letter {
  const say = words[facts.language];
  const sections = sectionsOf(facts);
  const rest = facts.total - facts.lines.length;
  const parts: Parts = {
    lang: facts.language === 'zh' ? 'zh-CN' : 'en',
    greeting: say.greeting(oneLine(facts.name)),
    subject: say.subject(facts.total),
    more: rest > 0 ? say.more(rest) : '',
    open: { title: say.open, link: facts.origin + PAGES + CENTRE },
    settings: { title: say.settings, link: `${facts.origin}${PAGES}${CENTRE}?settings=open` },
    foot: `${oneLine(facts.enterpriseName)} · ${say.why}`,
    sections,
  };
  return { subject: parts.subject, html: htmlOf(parts), text: textOf(parts) };
}

interface Parts {
  readonly lang: string;
  readonly greeting: string;
  readonly subject: string;
  readonly more: string;
  readonly open: { readonly title: string; readonly link: string };
  readonly settings: { readonly title: string; readonly link: string };
  readonly foot: string;
  readonly sections: readonly Section[];
}

const textOf = ({ greeting, subject, more, open, settings, foot, sections }: Parts): string =>
  [
    greeting,
    subject,
    ...sections.map(({ heading, items }) =>
      [`[${heading}]`, ...items.map(({ title, time, link }) => `- ${time} ${title}\n  ${link}`)].join('\n'),
    ),
    ...(more === '' ? [] : [more]),
    `${open.title}: ${open.link}`,
    foot,
    `${settings.title}: ${settings.link}`,
    '',
  ].join('\n\n');

const e = escapeHtml;

const itemHtml = ({ title, time, link }: Item): string =>
  `<li style="margin:0 0 8px;font-size:15px;line-height:1.6"><a href="${e(link)}" style="color:#0b7a75">${e(title)}</a> <span style="color:#5d6d72;font-size:12px">${e(time)}</span></li>`;

const sectionHtml = ({ heading, items }: Section): string =>
  `<h2 style="margin:16px 0 8px;font-size:13px;color:#5d6d72">${e(heading)}</h2><ul style="margin:0;padding:0 0 0 20px">${items.map(itemHtml).join('')}</ul>`;

const htmlOf = ({ lang, greeting, subject, more, open, settings, foot, sections }: Parts): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${e(subject)}</title></head>
<body style="margin:0;background:#f5f7f8;font-family:-apple-system,'PingFang SC','Microsoft YaHei',sans-serif;color:#1d2b2f">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#ffffff;border:1px solid #e2e8ea;border-radius:8px;padding:24px">
<p style="margin:0 0 8px;font-size:15px">${e(greeting)}</p>
<h1 style="margin:0 0 8px;font-size:20px;line-height:1.4">${e(subject)}</h1>
${sections.map(sectionHtml).join('\n')}
${more === '' ? '' : `<p style="margin:16px 0 0;font-size:13px;color:#5d6d72">${e(more)}</p>`}
<p style="margin:24px 0 0"><a href="${e(open.link)}" style="display:inline-block;background:#0b7a75;color:#ffffff;text-decoration:none;font-size:15px;padding:10px 24px;border-radius:6px">${e(open.title)}</a></p>
</div>
<p style="font-size:12px;line-height:1.7;color:#5d6d72">${e(foot)}<br><a href="${e(settings.link)}" style="color:#5d6d72">${e(settings.title)}</a></p>
</div></body></html>`;
