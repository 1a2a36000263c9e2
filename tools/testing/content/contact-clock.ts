// The clock of the contacts of enterprise chat, run once.
import { channelDoctors } from '../../../apps/server/src/app/doors/channel-doctors.ts';
import { syncAll } from '../../../apps/server/src/modules/channels/channels.jobs.ts';
import { openChatDoor, type ChatSettings } from '../../../apps/server/src/platform/gateways/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { openVault } from '../../../apps/server/src/platform/secrets/index.ts';
import type { TestApp } from '../app.ts';

export const bringContacts = ({ app, database }: TestApp, settings: ChatSettings): Promise<void> =>
  syncAll({
    connections: app.connections,
    log: openLog('fatal'),
    clock: { now: () => new Date() },
    vault: openVault(database.keyFile),
    tenants: () => app.directory.all(),
    chat: openChatDoor(settings),
    doctors: channelDoctors({ REVEALS_PER_DAY: 1000 }),
  });
