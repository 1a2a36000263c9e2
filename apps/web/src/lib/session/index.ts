// Door of session: the enterprise, the user, what the user may see, signing in and out.
export { Allowed, type AllowedProps } from './allowed.tsx';
export { loadEnterprise, type SessionEnterprise } from './enterprise.ts';
export { logout, onSignOut } from './logout.ts';
export { buttonPathsOf, flatMenu, sideMenuOf } from './menu.ts';
export { hasButton, hasPermission, hasRole } from './permissions.ts';
export { acceptSignIn, completeSignIn, signIn, takeSignInNote } from './sign-in.ts';
export { getSession, useSession, type SessionState } from './store.ts';
export { startSession } from './start.ts';
export { reportPage, startUsage } from './usage.ts';
export { DEFAULT_ROLE, loadColleagues, loadMenus, loadUser, type MenuItem, type SessionUser } from './user.ts';
