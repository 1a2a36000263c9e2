// Doctors sign in at a meeting by the phone, hall by hall, in one process, against plain transactions that store as much (rounds of both in turn).
import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { signInByPhone } from '../../../apps/server/src/modules/doctor-portal/open/open-calls.service.ts';
import { createTenantDirectory } from '../../../apps/server/src/modules/enterprises/index.ts';
import { publicIdOf } from '../../../apps/server/src/modules/meetings/holding/public-id.policy.ts';
import { openConnections, transaction } from '../../../apps/server/src/platform/db/index.ts';
import type { OpenContext } from '../../../apps/server/src/platform/http/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { openVault } from '../../../apps/server/src/platform/secrets/index.ts';
import { atLeast, type Bench, type Figure } from '../../figure.ts';
import { median } from '../../load/message.ts';
import { POOL } from '../../stage/stage.ts';
import { onMeetings, type MeetingStage } from './meeting-stage.ts';
import { HALL, countIn, plantHalls, removeHalls, type Guest } from './sign-in-halls.ts';

const ROUNDS = 5;
/** Meetings of a round. */
const HALLS = 12;

type SignIn = (guest: Guest) => Promise<unknown>;

export const meetingSignIn: Bench = {
  name: 'meeting-sign-in',
  run: () =>
    onMeetings(async (on) => {
      const log = openLog('silent');
      const url = on.stage.appUrl;
      const connections = openConnections({ url, poolSize: POOL, pools: 1, statementTimeout: 60_000, log });
      try {
        const pool = connections.bound(on.stage.enterpriseId);
        const product = await productOf(on, pool);
        return [await compare(on, { product, plain: plainOf(pool) })];
      } finally {
        await removeHalls(on.owner);
        await connections.close();
      }
    }),
};

async function compare(on: MeetingStage, { product, plain }: Record<'product' | 'plain', SignIn>): Promise<Figure> {
  const guests = await plantHalls(on, (ROUNDS + 1) * 2 * HALLS);
  const ofRound = (round: number): Guest[] => guests.slice(round * HALLS * HALL, (round + 1) * HALLS * HALL);
  const signed: Guest[] = [];
  const own = async (round: number): Promise<number> => {
    signed.push(...ofRound(round));
    return rate(product, ofRound(round));
  };
  await own(0);
  await rate(plain, ofRound(1));
  const pairs: { own: number; peer: number }[] = [];
  for (let round = 2; round < (ROUNDS + 1) * 2; round += 2)
    pairs.push({ own: await own(round), peer: await rate(plain, ofRound(round + 1)) });
  // Whoever taps once more, twice at the same moment, is counted no second time.
  await rate(
    product,
    signed.filter((_, at) => at % 20 === 0).flatMap((guest) => [guest, guest]),
  );
  await requireOnce(on, signed);
  return {
    name: 'sign-in at a meeting by phone',
    figure: median(pairs.map((pair) => pair.own)),
    unit: '/s',
    limit: atLeast(0.5),
    ratio: median(pairs.map((pair) => pair.own / pair.peer)),
    note: `plain transactions ${median(pairs.map((pair) => pair.peer)).toFixed(0)} /s; ${signed.length} sign-ins in halls of ${HALL}, each counted once`,
  };
}

/** Guests per second over as many workers as there are connections; the next one in line goes to the first who is free. */
async function rate(signIn: SignIn, guests: readonly Guest[]): Promise<number> {
  const began = performance.now();
  const line = guests.values();
  await Promise.all(
    Array.from({ length: POOL }, async () => {
      for (const guest of line) await signIn(guest);
    }),
  );
  return guests.length / ((performance.now() - began) / 1000);
}

async function requireOnce({ owner }: MeetingStage, signed: readonly Guest[]): Promise<void> {
  const counted = await countIn(owner, [...new Set(signed.map(({ meetingId }) => meetingId))]);
  for (const [what, count] of Object.entries(counted))
    if (count !== signed.length) throw new Error(`${count} ${what} for ${signed.length} sign-ins`);
}

/** The whole call behind the public page, without HTTP; everybody in a hall has the address of its network. */
async function productOf({ stage, keyFile }: MeetingStage, pool: postgres.Sql): Promise<SignIn> {
  const enterprise = (await createTenantDirectory({ connections: stage.connections }).byRealm('weili'))!;
  const vault = openVault(keyFile);
  return ({ meetingId, phone }) => {
    const context = {
      sql: pool,
      enterprise,
      vault,
      language: 'zh',
      log: openLog('silent'),
      clock: { now: () => new Date() },
      requestId: 'bench',
      address: addressOf(meetingId),
      userAgent: '',
      origin: '',
      inTransaction: (work: Parameters<OpenContext['inTransaction']>[0]) =>
        transaction(pool, { requestId: 'bench' }, (sql) => work({ ...context, sql } as OpenContext)),
    };
    return signInByPhone(context as OpenContext, {
      meetingId: publicIdOf({ vault, enterpriseId: enterprise.id, meetingId }),
      phone,
    });
  };
}

const addressOf = (meetingId: string): string => `hall ${meetingId}`;

/** The same two transactions by hand: same tables, same rows, nothing looked up, locked or counted. */
function plainOf(pool: postgres.Sql): SignIn {
  const store = <T>(work: (tx: postgres.TransactionSql) => Promise<T>): Promise<T> =>
    transaction(pool, { requestId: 'bench' }, work);
  return async ({ id, meetingId }) => {
    const at = new Date();
    const asker = `${addressOf(meetingId)} ${meetingId}`;
    await store(
      (tx) => tx`insert into doctor_portal_asks (kind, asker, amount, at) values ('MEETING_SIGN', ${asker}, 1, ${at})`,
    );
    await store(async (tx) => {
      await tx`
        update meeting_guests set state = 'SIGNED_IN', signed_in_at = ${at}, sign_in_way = 'PHONE', sign_in_address = ${randomBytes(32)}, updated_at = ${at}
        where enterprise_id = app.enterprise_id() and id = ${id}`;
      await tx`insert into outbox_events (topic, payload) values ('doctors.touched', ${tx.json({ source: 'meeting_guests', ids: [id] })})`;
    });
  };
}
