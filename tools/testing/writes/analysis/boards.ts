// Valid examples of what boards write: files and subscriptions.
import {
  dashboardEndpoints as boards,
  pictureEndpoints as pictures,
  subscriptionEndpoints as subscriptions,
} from '@yijian/contract/dashboards';
import { picture } from '../../verifications/files.ts';
import type { Desk } from '../desk.ts';

export async function writeBoards({ as, write }: Desk): Promise<void> {
  const manager = await as('zhou.minxing');
  const why = { reasonCategory: 'REPORT', reason: '写入的导出' } as const;
  await write(manager, boards.export, { query: { board: 'CHANNELS', from: '2026-01-01', to: '2026-01-31', ...why } });
  const file = { name: 'picture.png', content: picture('110000000000001') };
  const drawn = { file, board: 'CHANNELS', from: '2026-01-01', to: '2026-01-31', ...why };
  // Of another person: exports of a day are counted for each.
  await write(await as('gu.changfeng'), pictures.take, { body: drawn });
  const body = { board: 'MANAGER', rhythm: 'WEEKLY', weekday: 1, hour: 8, days: 30 } as const;
  const { id } = await write(manager, subscriptions.add, { body });
  await write(manager, subscriptions.remove, { params: { id } });
}
