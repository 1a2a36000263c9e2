// The doctors' pages of a send, as the server writes them: no application to load, readable on any phone.
import type { SendChannel } from '@yijian/contract/sends';
import type { SendableArticle } from '../../articles/index.ts';
import { escapeHtml } from '../../../platform/gateways/index.ts';
import { PLACE } from '../letters/links.policy.ts';
import { withOwnLinks } from './article-links.policy.ts';
import { questionBox } from './question-box.policy.ts';

/** Pictures of articles may stand elsewhere; scripts never. */
export const READING_POLICY =
  "default-src 'none';img-src 'self';media-src 'self';style-src 'unsafe-inline';script-src 'self';connect-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'";

const STYLE = `:root{color-scheme:light dark;--text:#1d2b2f;--quiet:#5d6d72;--line:#e2e8ea;--ground:#fff;--link:#0b6b66}
@media (prefers-color-scheme:dark){:root{--text:#e4ebec;--quiet:#9db0b4;--line:#33444a;--ground:#12191b;--link:#5fc9c1}}
body{margin:0;background:var(--ground);color:var(--text);font:17px/1.75 -apple-system,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
main{max-width:680px;margin:0 auto;padding:20px 16px 40px}h1{font-size:24px;line-height:1.35;margin:0 0 8px}h2{font-size:19px;margin:28px 0 8px}
.quiet{color:var(--quiet);font-size:14px;line-height:1.6}.lead{color:var(--quiet);margin:12px 0 20px}img,video{max-width:100%;height:auto}
table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border:1px solid var(--line);padding:6px 10px;text-align:start;vertical-align:top}td p,th p{margin:0}a{color:var(--link)}
textarea{box-sizing:border-box;width:100%;min-height:96px;padding:10px 12px;font:inherit;color:inherit;background:none;border:1px solid var(--quiet);border-radius:6px}.ask{border-top:1px solid var(--line);margin-top:32px;padding-top:8px}.ask label{display:block;margin:0 0 6px}.ask form{display:block;margin:0}.ask button{margin-top:10px}
footer{border-top:1px solid var(--line);margin-top:32px;padding-top:16px}pre{white-space:pre-wrap;font:inherit}
button{font:inherit;padding:10px 24px;border:0;border-radius:6px;background:#0b6b66;color:#fff;min-height:44px}button.plain{background:none;color:var(--link);border:1px solid var(--line)}
form{display:inline-block;margin:0 12px 12px 0}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:20px 0}dt{color:var(--quiet)}dd{margin:0}`;

export type ReadingLanguage = 'zh' | 'en';

/** Where a page stands in the other language. */
export const otherLanguage = { zh: 'en', en: 'zh' } as const;

export const page = (language: ReadingLanguage, title: string, body: string, script = ''): string => `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main>${script}</body></html>`;

export interface ReadingFacts {
  readonly article: SendableArticle;
  readonly enterpriseName: string;
  readonly token: string;
  /** Whether reading is counted; the page says so. */
  readonly isCounted: boolean;
  readonly language: ReadingLanguage;
  /** What became of a question that was just asked; undefined where none may be asked. */
  readonly asking?: 'open' | 'kept' | undefined;
}

const readingWords = {
  zh: {
    counted: '您同意接收内容时同意我们了解内容是否被阅读、视频是否被观看。',
    notCounted: '本次阅读不作记录。',
    references: '参考文献',
    facts: (number: string, until: string) => `审批编号 ${number} · 有效期至 ${until}`,
    forWhom: '仅供医疗卫生专业人士参考，请勿转发。',
    leave: '不再接收此类消息',
    other: 'English',
  },
  en: {
    counted:
      'When you agreed to receive content, you agreed that we learn whether it is read and its videos are watched.',
    notCounted: 'This reading is not recorded.',
    references: 'References',
    facts: (number: string, until: string) => `Approval ${number} · valid until ${until}`,
    forWhom: 'For healthcare professionals only. Please do not forward.',
    leave: 'Stop receiving such messages',
    other: '中文',
  },
} as const;

/** Tells the product that the page was read. */
export const scriptOf = (base: string): string =>
  `<script src="${PLACE}/read/page.js" data-base="${base}" defer></script>`;

/** The text of an article has one language; its title may have both, and everything around it does. */
export function readingPage(facts: ReadingFacts): string {
  const { article, enterpriseName, token, language } = facts;
  const words = readingWords[language];
  const base = `${PLACE}/read/${token}`;
  const title = language === 'en' && article.enTitle !== '' ? article.enTitle : article.title;
  const citations =
    article.citations === ''
      ? ''
      : `<h2>${words.references}</h2><pre class="quiet">${escapeHtml(article.citations)}</pre>`;
  const summary = article.summary === '' ? '' : `<p class="lead">${escapeHtml(article.summary)}</p>`;
  const other = otherLanguage[language];
  const body = `<article id="article"><h1>${escapeHtml(title)}</h1>
<p class="quiet">${escapeHtml(enterpriseName)} · ${words.facts(escapeHtml(article.approvalNumber), article.expiresOn)} · <a href="${base}?lang=${other}" hreflang="${other}">${words.other}</a></p>
${summary}${withOwnLinks(article.html, base)}${citations}</article>
${questionBox(facts)}${footOf(facts)}`;
  return page(language, title, body, scriptOf(base));
}

/** Below the text: for whom it is, what is counted, how the messages end. */
export const footOf = ({ token, isCounted, language }: Omit<ReadingFacts, 'article' | 'enterpriseName'>): string => {
  const words = readingWords[language];
  return `<footer class="quiet"><p>${words.forWhom}${language === 'en' ? ' ' : ''}${isCounted ? words.counted : words.notCounted}</p><p><a href="${PLACE}/unsubscribe/${token}?lang=${language}">${words.leave}</a></p></footer>`;
};

interface Told {
  readonly title: string;
  readonly text: string;
}

const told = {
  gone: {
    zh: {
      title: '内容已停用',
      text: '这篇文章已被召回、更新或过期，不能再阅读。如需最新资料，请联系您的医药代表。',
    },
    en: {
      title: 'No longer available',
      text: 'This article was recalled, updated or has expired and can no longer be read. Your representative has the current material.',
    },
  },
  begun: {
    zh: { title: '邀请已失效', text: '会议已开始、已取消，或不再邀请您。请联系您的医药代表。' },
    en: {
      title: 'This invitation has ended',
      text: 'The meeting has begun or was cancelled, or you are no longer invited. Please ask your representative.',
    },
  },
  tooMany: {
    zh: { title: '今天已收到您的提问', text: '就这篇文章，您今天的提问已达上限。请直接联系您的医药代表。' },
    en: {
      title: 'We have your questions',
      text: 'No more questions about this article can be taken today. Please ask your representative directly.',
    },
  },
  badQuestion: {
    zh: { title: '问题没有提交', text: '问题需在 2 至 500 字之间。请返回上一页修改。' },
    en: {
      title: 'The question was not sent',
      text: 'A question has 2 to 500 characters. Please go back and change it.',
    },
  },
  unknown: {
    zh: { title: '链接无效', text: '请从收到的消息中打开完整链接。' },
    en: { title: 'This link opens nothing', text: 'Please open the whole link from the message you received.' },
  },
  chatStranger: {
    zh: {
      title: '这条消息不是发给您的',
      text: '文章只为收到消息的医生打开。如需资料，请联系您的医药代表。',
    },
    en: {
      title: 'This message was not sent to you',
      text: 'The article opens only for doctors who received the message. Your representative can send it to you.',
    },
  },
  chatRefused: {
    zh: { title: '没有确认您的身份', text: '企业微信没有确认您是谁，请从收到的消息中重新打开。' },
    en: {
      title: 'You were not recognised',
      text: 'Enterprise chat did not say who you are. Please open the article again from the message you received.',
    },
  },
  chatDown: {
    zh: { title: '暂时无法打开', text: '企业微信暂时没有应答，请稍后从收到的消息中重新打开。' },
    en: {
      title: 'It cannot be opened now',
      text: 'Enterprise chat does not answer. Please open the article again from the message later.',
    },
  },
  left: {
    zh: { title: '已退订', text: '您不会再收到此类消息。如需恢复，请联系您的医药代表。' },
    en: {
      title: 'You have unsubscribed',
      text: 'You will receive no more such messages. Your representative can turn them on again.',
    },
  },
} as const satisfies Record<string, Record<ReadingLanguage, Told>>;

/** A page that tells one thing: the article is gone, the link opens nothing, the chat does not know the reader, the messages have ended. */
export function toldPage(what: keyof typeof told, language: ReadingLanguage): string {
  const { title, text } = told[what][language];
  return page(language, title, `<h1>${title}</h1><p class="lead">${text}</p>`);
}

const channelNames = {
  MAIL: { zh: '邮件', en: 'e-mail' },
  SMS: { zh: '短信', en: 'SMS' },
  WECOM: { zh: '企业微信', en: 'enterprise chat' },
} as const satisfies Record<SendChannel, unknown>;

export function leavePage(
  token: string,
  { channel, language }: { channel: SendChannel; language: ReadingLanguage },
): string {
  const name = channelNames[channel][language];
  const words =
    language === 'zh'
      ? {
          title: '不再接收',
          text: `确认后，我们不再通过${name}向您发送学术内容，立即生效。`,
          confirm: '确认不再接收',
        }
      : {
          title: 'Stop receiving',
          text: `Once you confirm, we send you no more academic content by ${name}, with immediate effect.`,
          confirm: 'Confirm',
        };
  return page(
    language,
    words.title,
    `<h1>${words.title}</h1><p class="lead">${words.text}</p>
<form method="post" action="${PLACE}/unsubscribe/${token}?lang=${language}"><button type="submit">${words.confirm}</button></form>`,
  );
}

/** Tells how far the text was read and how much of each video was watched, and closes the page when its article is taken back. */
export const READING_SCRIPT = `(() => {
  const base = document.currentScript.dataset.base, article = document.getElementById('article');
  let furthest = 0, told = -1, seconds = 0, first = true;
  const post = async (path, body) => {
    const answer = await fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), keepalive: true });
    if (answer.status === 410) location.reload();
  };
  const seen = () => {
    const { top, height } = article.getBoundingClientRect();
    furthest = Math.max(furthest, Math.min(100, Math.round(((innerHeight - top) / height) * 100)));
  };
  const tell = async () => {
    const body = { percent: Math.max(0, furthest), seconds, isFirst: first };
    first = false;
    await post('/progress', body);
  };
  article.querySelectorAll('video').forEach((video, number) => {
    let quarters = -1;
    const watched = () => {
      // Parts that were played, each once, wherever the reader wound to.
      let played = 0;
      for (let at = 0; at < video.played.length; at += 1) played += video.played.end(at) - video.played.start(at);
      return { played, percent: video.duration > 0 ? Math.min(100, (played / video.duration) * 100) : 0 };
    };
    const report = () => {
      const { played, percent } = watched();
      quarters = Math.max(quarters, percent >= 95 ? 4 : Math.floor(percent / 25));
      post('/play', { number, percent, seconds: played }).catch(() => {});
    };
    video.addEventListener('playing', () => quarters < 0 && report());
    video.addEventListener('timeupdate', () => {
      const { percent } = watched();
      if (quarters >= 0 && (percent >= 95 ? 4 : Math.floor(percent / 25)) > quarters) report();
    });
    for (const name of ['pause', 'ended']) video.addEventListener(name, () => quarters >= 0 && report());
  });
  addEventListener('scroll', seen, { passive: true });
  seen();
  tell().catch(() => {});
  setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    seconds += 3;
    seen();
    tell().catch(() => {});
  }, 3000);
})();
`;
