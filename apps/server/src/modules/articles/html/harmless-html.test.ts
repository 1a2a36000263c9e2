// Hostile HTML leaves the door harmless, and what an editor writes leaves it whole.
import { expect, it } from 'vitest';
import { harmlessHtml, saysSomething, shownIn } from './harmless-html.policy.ts';

it.each([
  ['<script>alert(1)</script>', ''],
  ['<img src=x onerror=alert(1)>', '<img src="x" />'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img />'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<svg onload=alert(1)>', ''],
  ['<iframe src="https://example.com"></iframe>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
  ['<p style="position:fixed;inset:0">x</p>', '<p>x</p>'],
  ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
  ['<form action="https://example.com"><input name=password></form>', ''],
  ['<meta http-equiv=refresh content="0;url=https://example.com">', ''],
  ['<video src="javascript:alert(1)" autoplay></video>', ''],
  ['<video src="https://example.com/a.mp4" controls></video>', ''],
  ['<img src="//example.com/pixel.gif">', '<img />'],
  ['<!--><script>alert(1)</script>-->', '--&gt;'],
])('%s', (hostile, harmless) => {
  expect(harmlessHtml(hostile)).toBe(harmless);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' &#106;avascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
])('a link to %s loses its address', (href) => {
  expect(harmlessHtml(`<a href="${href}">x</a>`)).not.toMatch(/script:|data:|alert/i);
});

it('text, tables, pictures, videos and links stay, and links open apart', () => {
  const kept =
    '<h2>标题</h2><p><strong>粗</strong>与<em>斜</em><sup>1</sup></p><ul><li>一</li></ul><table><tbody><tr><td colspan="2">甲</td></tr></tbody></table>' +
    '<img src="https://example.com/a.png" alt="图" />' +
    `<video src="/d/video/${'cd'.repeat(32)}" controls="controls" preload="metadata" aria-label="讲解"></video>`;
  expect(harmlessHtml(kept)).toBe(kept);
  expect(harmlessHtml('<a href="https://example.com/">x</a>')).toBe(
    '<a href="https://example.com/" rel="noopener noreferrer" target="_blank">x</a>',
  );
});

it('cleaning twice changes nothing more', () => {
  const once = harmlessHtml('<p>1 < 2 & <b>x</b> <a href="https://example.com/?a=1&b=2">y</a></p>');
  expect(harmlessHtml(once)).toBe(once);
});

it('an article of empty paragraphs says nothing', () => {
  expect([saysSomething('<p></p><p> </p>'), saysSomething('<p>字</p>')]).toEqual([false, true]);
});

it('tells uploaded pictures and videos from those of other sites, whatever surrounds them', () => {
  const hash = 'ab'.repeat(32);
  const own = `<p><img src="/d/picture/${hash}" alt="图" width="4" height="3" /></p>`;
  expect(harmlessHtml(own)).toBe(own);
  const film = `<video src="/d/video/${hash}" autoplay></video>`;
  expect(shownIn(own + own + film)).toEqual({ pictures: [hash], videos: [hash], foreign: [] });
  const foreign = [
    'https://example.com/a.png',
    'data:image/png;base64,AA==',
    `/d/picture/${hash}?x`,
    '/d/picture/1',
    '',
  ];
  const html = foreign.map((src) => `<svg><IMG SRC="${src}" onerror=alert(1)></svg>`).join('');
  expect(shownIn(html)).toEqual({ pictures: [], videos: [], foreign });
  const films = foreign.map((src) => `<video src="${src}"></video>`).join('');
  expect(shownIn(films)).toEqual({ pictures: [], videos: [], foreign });
});
