// Door of session: the enterprise, the user, what the user may see, signing in and out.
export { Allowed, type AllowedProps } from './allowed.tsx';
export { loadEnterprise } from './enterprise.ts';
export { logout, onSignOut } from './signing/logout.ts';
export { buttonPathsOf, flatMenu, sideMenuOf } from './menu.ts';
export { editsField, hasButton, hasPermission, hasRole, openActs, readsField } from './permissions.ts';
export { acceptSignIn, completeSignIn, forgetSignInNote, signIn, signInNote } from './signing/sign-in.ts';
export { getSession, useSession, type SessionEnterprise, type SessionState, type SessionUser } from './store.ts';
export { startSession } from './signing/start.ts';
export { reportPage, startUsage } from './usage.ts';
export { agreeToUsage, followUsage, hasAgreedToUsage, isUsageOffered } from './usage-consent.ts';
export { DEFAULT_ROLE, loadMenus, loadUser, type MenuItem } from './user.ts';
