// Whoever has messages waiting that open with a line that is withdrawn learns that they do not go out.
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectWaitingWith } from './opening.sql.ts';

type Withdrawn = {
  readonly lineId: string;
  readonly words: string;
  readonly reason: string;
};

export async function tellWithdrawn(
  context: Pick<Context, 'sql'>,
  { lineId, words, reason }: Withdrawn,
): Promise<void> {
  for (const { userId, sendId, doctors } of await selectWaitingWith(context.sql, lineId))
    await notify(context, {
      userId,
      kind: 'sends.recalled',
      title: {
        zh: `开场白“${words}”已停用，您的 ${doctors} 条待发消息不再发送：${reason}`,
        en: `Opening line “${words}” was withdrawn; ${doctors} of your messages that wait ${doctors === 1 ? 'is' : 'are'} not sent: ${reason}`,
      },
      path: `/content/sendDetail?id=${sendId}`,
    });
}
