// The published password of the demo opens nothing that other machines can reach (docs/security.md, signing in).
import { demoPassword } from '../../../../database/seeds/demo/password.ts';
import {
  holdsPublishedPassword,
  isEmpty,
  replacePublishedPassword,
} from '../../../../database/seeds/published-password.ts';
import { readSettings, type Settings } from '../platform/config/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i;

const choice =
  'Start with SEED=none for an empty product, or with SEED=demo and a DEMO_PASSWORD of your own (12 characters or more) for the demo.';

/** Refuses to fill an empty database with accounts whose password everybody knows when other machines can reach it. */
export async function refusePublicDemo(ownerUrl: string, env: Environment): Promise<void> {
  const settings = readSettings(env);
  const isPublic = isReachable(settings) && settings.SEED === 'demo' && ownPassword(settings, env) === undefined;
  if (isPublic && (await isEmpty(ownerUrl)))
    throw new Error(
      `The demo accounts have a published password, and other machines could reach them (${reachOf(settings)}). ${choice}`,
    );
}

/** Gives demo accounts the own password where there is one; refuses to serve the published one to other machines. */
export async function keepDemoPrivate(ownerUrl: string, env: Environment): Promise<void> {
  const settings = readSettings(env);
  const own = ownPassword(settings, env);
  if (own !== undefined) return replacePublishedPassword(ownerUrl, own);
  if (isReachable(settings) && (await holdsPublishedPassword(ownerUrl)))
    throw new Error(
      `This database holds demo accounts with the published password, and other machines could reach them (${reachOf(settings)}). ` +
        'Start with SEED=demo and a DEMO_PASSWORD of your own to give them another one, or serve another database.',
    );
}

/** Anybody but this machine may come: the product listens elsewhere, or a proxy stands before it. */
const isReachable = ({ HOST, PUBLIC_ORIGIN }: Settings): boolean => PUBLIC_ORIGIN !== undefined || !LOOPBACK.test(HOST);

/** Only a demo that was asked for in words has one. */
function ownPassword({ DEMO_PASSWORD }: Settings, env: Environment): string | undefined {
  return env['SEED'] === 'demo' && DEMO_PASSWORD !== demoPassword ? DEMO_PASSWORD : undefined;
}

const reachOf = ({ HOST, PUBLIC_ORIGIN }: Settings): string =>
  PUBLIC_ORIGIN === undefined ? `HOST=${HOST}` : `PUBLIC_ORIGIN=${PUBLIC_ORIGIN}`;
