// The doctors' pages of a send, as the server writes them: no application to load, readable on any phone.
import type { SendableArticle } from '../../articles/index.ts';
import { escapeHtml } from '../../../platform/gateways/index.ts';
import { withOwnLinks } from './article-links.policy.ts';

/** Pictures of articles may stand elsewhere; scripts never. */
export const READING_POLICY =
  "default-src 'none';img-src 'self' https: data:;media-src https:;style-src 'unsafe-inline';script-src 'self';connect-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'";

const STYLE = `:root{color-scheme:light dark;--text:#1d2b2f;--quiet:#5d6d72;--line:#e2e8ea;--ground:#fff;--link:#0b6b66}
@media (prefers-color-scheme:dark){:root{--text:#e4ebec;--quiet:#9db0b4;--line:#33444a;--ground:#12191b;--link:#5fc9c1}}
body{margin:0;background:var(--ground);color:var(--text);font:17px/1.75 -apple-system,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
main{max-width:680px;margin:0 auto;padding:20px 16px 40px}h1{font-size:24px;line-height:1.35;margin:0 0 8px}h2{font-size:19px;margin:28px 0 8px}
.quiet{color:var(--quiet);font-size:14px;line-height:1.6}.lead{color:var(--quiet);margin:12px 0 20px}img,video{max-width:100%;height:auto}
table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border:1px solid var(--line);padding:6px 10px}a{color:var(--link)}
footer{border-top:1px solid var(--line);margin-top:32px;padding-top:16px}pre{white-space:pre-wrap;font:inherit}
button{font:inherit;padding:10px 24px;border:0;border-radius:6px;background:#0b6b66;color:#fff;min-height:44px}`;

const page = (title: string, body: string, script = ''): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main>${script}</body></html>`;

export interface ReadingFacts {
  readonly article: SendableArticle;
  readonly enterpriseName: string;
  readonly token: string;
  /** Whether reading is counted; the page says so. */
  readonly isCounted: boolean;
}

export function readingPage({ article, enterpriseName, token, isCounted }: ReadingFacts): string {
  const base = `/read/${token}`;
  const counted = isCounted ? '您同意接收内容时同意我们了解文章是否被阅读。' : '本次阅读不作记录。';
  const citations =
    article.citations === '' ? '' : `<h2>参考文献</h2><pre class="quiet">${escapeHtml(article.citations)}</pre>`;
  const summary = article.summary === '' ? '' : `<p class="lead">${escapeHtml(article.summary)}</p>`;
  const body = `<article id="article"><h1>${escapeHtml(article.title)}</h1>
<p class="quiet">${escapeHtml(enterpriseName)} · 审批编号 ${escapeHtml(article.approvalNumber)} · 有效期至 ${article.expiresOn}</p>
${summary}${withOwnLinks(article.html, base)}${citations}</article>
<footer class="quiet"><p>仅供医疗卫生专业人士参考，请勿转发。${counted}</p><p><a href="/unsubscribe/${token}">不再接收此类消息</a></p></footer>`;
  return page(article.title, body, `<script src="/read/page.js" data-base="${base}" defer></script>`);
}

export const gonePage = (): string =>
  page(
    '内容已停用',
    '<h1>内容已停用</h1><p class="lead">这篇文章已被召回、更新或过期，不能再阅读。如需最新资料，请联系您的医药代表。</p>',
  );

export const unknownPage = (): string =>
  page('链接无效', '<h1>链接无效</h1><p class="lead">请从收到的消息中打开完整链接。</p>');

export const leavePage = (token: string, channel: string): string =>
  page(
    '不再接收',
    `<h1>不再接收</h1><p class="lead">确认后，我们不再通过${channel}向您发送学术内容，立即生效。</p>
<form method="post" action="/unsubscribe/${token}"><button type="submit">确认不再接收</button></form>`,
  );

export const leftPage = (): string =>
  page('已退订', '<h1>已退订</h1><p class="lead">您不会再收到此类消息。如需恢复，请联系您的医药代表。</p>');

/** Tells how far the text was read, and closes the page when its article is taken back. */
export const READING_SCRIPT = `(() => {
  const base = document.currentScript.dataset.base, article = document.getElementById('article');
  let furthest = 0, told = -1, seconds = 0, first = true;
  const seen = () => {
    const { top, height } = article.getBoundingClientRect();
    furthest = Math.max(furthest, Math.min(100, Math.round(((innerHeight - top) / height) * 100)));
  };
  const tell = async () => {
    const body = JSON.stringify({ percent: Math.max(0, furthest), seconds, isFirst: first });
    first = false;
    const answer = await fetch(base + '/progress', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true });
    if (answer.status === 410) location.reload();
  };
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
