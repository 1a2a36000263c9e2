// Passwords at rest: argon2id with the OWASP parameters (docs/security.md).
import { hash, verify } from '@node-rs/argon2';
import { LONGEST_PASSWORD, normalised } from './password.policy.ts';

// 2 is Argon2id; the package's own name for it is a constant enum, which type stripping cannot read.
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const COST = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Hash of a password that nobody has, for logins that do not exist: checking them must take as long. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bNlqQGWd09/XtFF2dOEUIA$oA2INByvwzBs2D8jsf0vJX1IF/EiO7Qxjyx5FcHBMJM';

/** The hash to store, in PHC form with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalised(password), PARAMETERS);
}

/** Whether the password is the stored one. Without a stored hash it works as long and answers false. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const candidate = normalised(password).slice(0, LONGEST_PASSWORD * 2);
  const matches = await verify(stored ?? NOBODYS_HASH, candidate).catch(() => false);
  // A one-time password is checked at once; the time it takes must not tell that an account still holds one.
  if (stored?.startsWith(COST) === false) await verify(NOBODYS_HASH, candidate).catch(() => false);
  return matches && stored !== null && stored !== undefined;
}
