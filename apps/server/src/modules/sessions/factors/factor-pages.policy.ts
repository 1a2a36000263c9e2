// Pages of the second factor at sign-in: the code, setting up the app, the recovery codes (specification 2.1; look: picture 10).
import { renderSVG } from 'uqr';
import { icon } from '../pages/drawings.policy.ts';
import { page, problem, safe } from '../pages/frame.policy.ts';
import type { Surroundings } from '../pages/pages.policy.ts';
import { say, type Language } from '../pages/words.policy.ts';

interface Form {
  /** Proves what was established a moment ago. */
  readonly proof: string;
  readonly action: string;
  readonly fault?: string | undefined;
}

function codeForm(language: Language, { proof, action, fault }: Form): string {
  const wrong = fault === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return `<form method="post" action="${safe(action)}" autocomplete="off">
<input type="hidden" name="proof" value="${safe(proof)}">
<label for="code">${say(language, 'code')}</label>
<div class="field">${icon('lock')}<input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="40" required autofocus${wrong}></div>
<button class="button primary" type="submit">${say(language, 'goOn')}</button>
</form>`;
}

export function codePage(frame: Surroundings, input: Form): string {
  const { language } = frame;
  return page(
    { ...frame, title: say(language, 'codeTitle') },
    `<p class="hint">${say(language, 'codeWhy')}</p>${problem(input.fault)}
${codeForm(language, input)}
<p class="hint">${say(language, 'codeLost')}</p>`,
  );
}

export function setUpPage(frame: Surroundings, input: Form & { secret: string; address: string }): string {
  const { language } = frame;
  return page(
    { ...frame, title: say(language, 'setUpTitle') },
    `<p class="hint">${say(language, 'setUpWhy')}</p>${problem(input.fault)}
<div class="picture" role="img" aria-label="${say(language, 'setUpPicture')}">${renderSVG(input.address)}</div>
<p class="hint">${say(language, 'setUpByHand')} <code class="secret">${safe(input.secret.replaceAll(/(.{4})(?=.)/g, '$1 '))}</code></p>
${codeForm(language, input)}`,
  );
}

/** Shown once, before the account is opened. */
export function recoveryPage(frame: Surroundings, input: Form & { codes: readonly string[] }): string {
  const { language } = frame;
  return page(
    { ...frame, title: say(language, 'recoveryTitle') },
    `<p class="hint">${say(language, 'recoveryWhy')}</p>
<ul class="codes">${input.codes.map((code) => `<li><code>${safe(code)}</code></li>`).join('')}</ul>
<form method="post" action="${safe(input.action)}"><input type="hidden" name="proof" value="${safe(input.proof)}">
<button class="button primary" type="submit">${say(language, 'recoveryKept')}</button></form>`,
  );
}
