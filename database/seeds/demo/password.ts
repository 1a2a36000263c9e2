// The one password of all demo accounts, hashed once per run.
import { hash } from '@node-rs/argon2';

export const demoPassword = 'Yijian-demo-2026';

/** argon2id. The salt is fixed because the password is published and the demo must come out the same each time. */
export function hashDemoPassword(): Promise<string> {
  return hash(demoPassword, { salt: Buffer.from('yijian-demo-salt') });
}
