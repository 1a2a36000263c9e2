// Paths that need no login check; the list is exact (specification 2.1, R2.2).

/** The brand-named variant of /login. */
export const alternateLogin = '/yijianLogin';

export const openPaths: ReadonlySet<string> = new Set([
  alternateLogin,
  '/404',
  '/logout',
  '/initWecom',
  '/wecomCode',
  '/doctorChatLogin',
  '/doctorLogin',
  '/registerDoctor',
]);
