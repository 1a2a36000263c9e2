// Whoever sent an article that is recalled learns how many doctors have it, once, with the way to the last of the sends.
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectSenders } from './recalls.sql.ts';

type Recalled = {
  readonly articleId: string;
  readonly title: string;
  readonly reason: string;
};

export async function tellRecalled(
  context: Pick<Context, 'sql'>,
  { articleId, title, reason }: Recalled,
): Promise<void> {
  for (const { userId, sendId, doctors } of await selectSenders(context.sql, articleId))
    await notify(context, {
      userId,
      kind: 'sends.recalled',
      title: {
        zh: `您发送的文章《${title}》已召回（已送达 ${doctors} 位医生，未发出的不再发送）：${reason}`,
        en: `Article “${title}”, which you sent, was recalled (${doctors} ${doctors === 1 ? 'doctor has' : 'doctors have'} it; what has not gone out is not sent): ${reason}`,
      },
      path: `/content/sendDetail?id=${sendId}`,
    });
}
