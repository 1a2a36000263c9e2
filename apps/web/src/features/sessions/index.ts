// Side door of sessions: the language button and the choice between the ways in.
export { LanguageMenu } from './parts/language-menu.tsx';
export { flagNormalLogin, signInMode, type SignInMode } from './parts/sign-in-mode.ts';
