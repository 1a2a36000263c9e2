// The frame of every page of the identity server: head, drawing, language switch, notice (look: picture 10).
import { icon, mark, network } from './drawings.policy.ts';
import { say, type Language } from './words.policy.ts';

/** Text made safe for HTML, in text and in attributes. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export interface Frame {
  readonly language: Language;
  /** Where style and script stand, with a version. */
  readonly assets: { readonly style: string; readonly script: string };
  readonly enterprise: string;
  readonly title: string;
  /** Address of the same page in the other language; absent where there is none. */
  readonly switchTo?: string | undefined;
}

let drawing: string | undefined;

/** A whole document. `content` is trusted HTML. */
export function page(frame: Frame, content: string): string {
  const { language, assets } = frame;
  drawing ??= network();
  const other = language === 'zh' ? 'en' : 'zh';
  const languageSwitch =
    frame.switchTo === undefined
      ? ''
      : `<a class="language" href="${safe(frame.switchTo)}" lang="${other}" hreflang="${other}">${icon('languages')}${say(language, 'switchLanguage')}</a>`;
  const latin = say(language, 'productLatin');
  const brand = `<div class="brand">${mark(28)}<b>${say(language, 'product')}</b>${latin === '' ? '' : `<span>${latin}</span>`}</div>`;
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<meta name="color-scheme" content="light dark">
<title>${safe(frame.title)} · ${say(language, 'product')}</title>
<link rel="icon" href="/pc/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${safe(assets.style)}">
<script src="${safe(assets.script)}" defer></script>
</head>
<body>
<div class="halves">
<aside class="side">${brand}<div class="figure">${drawing}<div class="figure-mark">${mark(56)}</div></div>
<p class="headline">${say(language, 'headline')}</p><p class="subline">${say(language, 'subline')}</p></aside>
<main class="main"><div class="top">${brand}${languageSwitch}</div>
<div class="content"><h1>${safe(frame.title)}</h1><p class="enterprise">${safe(frame.enterprise)}</p>
${content}</div>
<p class="notice">${say(language, 'notice')}</p></main>
</div>
</body>
</html>`;
}

/** What is wrong, read out at once. */
export const problem = (text: string | undefined): string =>
  text === undefined
    ? ''
    : `<p class="problem" role="alert" id="problem">${icon('alert')}<span>${safe(text)}</span></p>`;
