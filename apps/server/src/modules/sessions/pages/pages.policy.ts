// The pages themselves: sign in, new password, signed out, ask before signing out, error (specification 2.1, 5; look: picture 10).
import { icon } from './drawings.policy.ts';
import { page, problem, safe, type Frame } from './frame.policy.ts';
import { say, type Language, type Word } from './words.policy.ts';

export type Surroundings = Omit<Frame, 'title'>;

export interface SignInPage {
  readonly login: string;
  readonly remember: boolean;
  readonly fault?: string | undefined;
  /** Address of the enterprise-chat sign-in; absent where the enterprise has none. */
  readonly wecom?: string | undefined;
  readonly privacy: string;
}

export function signInPage(frame: Surroundings, input: SignInPage): string {
  const { language } = frame;
  const wecom =
    input.wecom === undefined
      ? ''
      : `<a class="button" href="${safe(input.wecom)}">${icon('chat')}${say(language, 'wecom')}</a><p class="divider"><span>${say(language, 'orAccount')}</span></p>`;
  const fault = input.fault === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"';
  const focus = input.login === '' ? ['autofocus', ''] : ['', 'autofocus'];
  return page(
    { ...frame, title: say(language, 'signIn') },
    `${wecom}${problem(input.fault)}
<form method="post" autocomplete="on">
<label for="login">${say(language, 'account')}</label>
<div class="field">${icon('user')}<input id="login" name="login" value="${safe(input.login)}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" required ${focus[0]}${fault}></div>
${passwordField(language, { id: 'password', label: 'password', autocomplete: 'current-password', extra: `${focus[1]}${fault}` })}
<div class="row"><label class="check"><input type="checkbox" name="remember" value="true"${input.remember ? ' checked' : ''}> ${say(language, 'remember')}</label>
<details><summary>${say(language, 'forgot')}</summary><p>${say(language, 'forgotHelp')}</p></details></div>
<button class="button primary" type="submit">${say(language, 'signIn')}</button>
</form>
<p class="agree">${say(language, 'agreeBefore')}<a href="${safe(input.privacy)}">${say(language, 'privacy')}</a></p>`,
  );
}

function passwordField(
  language: Language,
  field: { id: string; label: Word; autocomplete: string; extra: string },
): string {
  return `<label for="${field.id}">${say(language, field.label)}</label>
<div class="field">${icon('lock')}<input id="${field.id}" name="${field.id}" type="password" autocomplete="${field.autocomplete}" maxlength="1000" required ${field.extra}><button class="reveal" type="button" hidden data-for="${field.id}" aria-pressed="false" data-show="${say(language, 'showPassword')}" data-hide="${say(language, 'hidePassword')}" aria-label="${say(language, 'showPassword')}">${icon('eye')}</button></div>`;
}

export interface NewPasswordPage {
  readonly login: string;
  /** Proves that the present password was given a moment ago. */
  readonly proof: string;
  readonly action: string;
  readonly fault?: string | undefined;
}

export function newPasswordPage(frame: Surroundings, input: NewPasswordPage): string {
  const { language } = frame;
  const field = (id: string, label: Word) =>
    passwordField(language, { id, label, autocomplete: 'new-password', extra: 'aria-describedby="rule"' });
  return page(
    { ...frame, title: say(language, 'changeTitle') },
    `<p class="hint">${say(language, 'changeWhy')}</p>${problem(input.fault)}
<form method="post" action="${safe(input.action)}">
<input type="hidden" name="proof" value="${safe(input.proof)}"><input hidden name="username" autocomplete="username" value="${safe(input.login)}">
${field('newPassword', 'newPassword')}
${field('confirmPassword', 'confirmPassword')}
<p class="hint" id="rule">${say(language, 'passwordRule')}</p>
<button class="button primary" type="submit">${say(language, 'save')}</button>
</form>`,
  );
}

export function signedOutPage(frame: Surroundings, input: { home: string }): string {
  const { language } = frame;
  return page(
    { ...frame, title: say(language, 'signedOut') },
    `<p class="hint">${say(language, 'signedOutHelp')}</p><a class="button primary" href="${safe(input.home)}">${say(language, 'signInAgain')}</a>`,
  );
}

/** Asks first, when nothing proves that the wish to sign out came from the product. */
export function askSignOutPage(frame: Surroundings, input: { home: string; proof: string; action: string }): string {
  const { language } = frame;
  return page(
    { ...frame, title: say(language, 'confirmTitle') },
    `<p class="hint">${say(language, 'confirmQuestion')}</p>
<form method="post" action="${safe(input.action)}"><input type="hidden" name="proof" value="${safe(input.proof)}">
<button class="button primary" type="submit">${say(language, 'confirm')}</button></form>
<a class="button" href="${safe(input.home)}">${say(language, 'cancel')}</a>`,
  );
}

export function errorPage(frame: Surroundings, input: { home: string; text: Word }): string {
  const { language } = frame;
  return page(
    { ...frame, title: say(language, 'errorTitle') },
    `${problem(say(language, input.text))}<a class="button primary" href="${safe(input.home)}">${say(language, 'goHome')}</a>`,
  );
}
