// A database of its own with a million meetings and a million doctors, shared by the rows of meetings.
import postgres from 'postgres';
import { withLightTables } from '../../../database/seeds/demo/load/light-tables.ts';
import { openOwnData } from '../../stage/data.ts';
import { openStage, type Stage } from '../../stage/stage.ts';
import { plantMeetings } from './meetings-fill.ts';
import { plantPeople } from './people-fill.ts';

export interface MeetingStage {
  readonly stage: Stage;
  /** As its owner, bound to the enterprise. */
  readonly owner: postgres.Sql;
  readonly keyFile: string;
  readonly meetings: number;
}

/** Opens it, and fills it first when it is new. */
export async function onMeetings<T>(work: (on: MeetingStage) => Promise<T>): Promise<T> {
  const data = await openOwnData('meetings', fill);
  const owner = openOwner(data.url);
  try {
    const stage = await openStage(data.url);
    try {
      const [row] = await owner<
        [{ count: number }]
      >`select count(*)::int as count from meetings where enterprise_id = 1`;
      return await work({ stage, owner, keyFile: data.keyFile, meetings: row.count });
    } finally {
      await stage.close();
    }
  } finally {
    await owner.end({ timeout: 5 });
    await data.stop();
  }
}

const openOwner = (url: string): postgres.Sql =>
  postgres(url, { max: 1, onnotice: () => {}, connection: { 'app.enterprise_id': '1' } });

/** Indexes and foreign keys are built once at the end; the trail and the numbers of hospitals are not what is measured. */
async function fill(url: string): Promise<void> {
  const owner = openOwner(url);
  try {
    const [known] = await owner<
      [{ is: boolean }]
    >`select exists (select from users where enterprise_id = 1 and login = 'bench.0') as is`;
    if (known.is) return;
    const rebuilt = [
      'doctors',
      'doctor_owners',
      'doctor_channels',
      'doctor_tags',
      'meetings',
      'meeting_agenda',
      'meeting_guests',
    ];
    await owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await withLightTables(tx, rebuilt, { rebuilt, progress: console.log }, async () => {
        await plantPeople(tx);
        await plantMeetings(tx);
      });
    });
    await owner`vacuum (analyze)`;
  } finally {
    await owner.end({ timeout: 5 });
  }
}
