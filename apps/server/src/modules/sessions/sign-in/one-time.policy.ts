// One-time passwords that the product makes: 99 bits by chance, to be changed at the first sign-in (docs/security.md).
import { randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';

/** Neither 0 and o nor 1, i and l: they are read from a list and typed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;

// Guessing 31^20 passwords is hopeless however fast one guess is; many accounts are given one at once.
const PARAMETERS = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

export interface OneTimePassword {
  /** As it is handed over: four groups of five. */
  readonly password: string;
  readonly hash: string;
}

export async function makeOneTimePassword(): Promise<OneTimePassword> {
  const group = (): string => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const password = Array.from({ length: GROUPS }, group).join('-');
  return { password, hash: await hash(password, PARAMETERS) };
}
