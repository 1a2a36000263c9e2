// A whole sign-in as a browser does it (page, password, code, tokens), and what every call asks after it: token, rights.
import { createSessionUsers } from '../../apps/server/src/modules/sessions/index.ts';
import { createTenantDirectory } from '../../apps/server/src/modules/enterprises/index.ts';
import { createTokenVerifier, isAllowed, localKeys } from '../../apps/server/src/platform/auth/index.ts';
import { Browser, signIn } from '../../tools/testing/servers/identity-server.ts';
import { atMost, timeEach, type Bench, type Figure } from '../figure.ts';
import { median } from '../load/message.ts';
import type { Stage } from '../stage/stage.ts';

const PASSWORD = 'Yijian-demo-2026';
const LOGIN = 'chen.yizhou';
const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const signingIn: Bench = {
  name: 'sign-in',
  async run(stage) {
    const product = await stage.startProduct();
    try {
      const enter = (): Promise<unknown> =>
        signIn(new Browser({ port: product.port }, 'localhost'), LOGIN, 'weili', PASSWORD);
      await enter();
      const each = await timeEach(times(15), enter);
      const whole: Figure = {
        name: 'sign-in, page to tokens',
        figure: median(each),
        unit: 'ms',
        note: 'four round trips; most of it is the password hash, which is slow on purpose',
      };
      return [whole, ...(await tokenFigures(stage, product.port)), ...(await rightsFigures(stage))];
    } finally {
      await product.stop();
    }
  },
};

async function tokenFigures(stage: Stage, port: number): Promise<Figure[]> {
  const address = `http://localhost:${port}/auth/realms/weili/protocol/openid-connect/certs`;
  const keys = localKeys((await (await fetch(address)).json()) as Parameters<typeof localKeys>[0]);
  const issuer = { issuers: [`http://localhost:${port}/auth/realms/weili`], clientId: 'yijian-web', keys };
  const token = await stage.token(LOGIN, port);
  if ((await createTokenVerifier().verify(token, issuer)) === undefined) throw new Error('a good token was refused');
  const first = await timeEach(times(200), () => createTokenVerifier().verify(token, issuer));
  const verifier = createTokenVerifier();
  const batches = await timeEach(times(200), async () => {
    for (let count = 0; count < 100; count += 1) await verifier.verify(token, issuer);
  });
  return [
    { name: 'token, first sight (signature)', figure: median(first) * 1000, unit: 'µs' },
    { name: 'token, known', figure: median(batches) * 10, unit: 'µs' },
  ];
}

async function rightsFigures(stage: Stage): Promise<Figure[]> {
  const tenant = await createTenantDirectory({ connections: stage.connections }).byRealm('weili');
  const users = await createSessionUsers({ connections: stage.connections });
  const { id } = await stage.viewer(LOGIN);
  const [session] = await stage.sql<{ key: string }[]>`
    select session_key as key from user_sessions where user_id = ${id} and ended_at is null and ends_at > now() limit 1`;
  const claims = { subject: id, login: LOGIN, sessionKey: session!.key, expiresAt: 0 };
  const ask = async (): Promise<void> => {
    const user = await users.userOf(tenant!, claims);
    if (user === undefined || !isAllowed(user, 'customer:doctors:read')) throw new Error('a right was not found');
  };
  await ask();
  const known = await timeEach(times(500), ask);
  const read = await timeEach(times(100), async () => {
    users.forget();
    await ask();
  });
  return [
    {
      name: 'rights of the caller, per call',
      figure: median(known),
      unit: 'ms',
      limit: atMost(0.2),
      note: `${median(read).toFixed(2)} ms when read from the database, every 4 s`,
    },
  ];
}
