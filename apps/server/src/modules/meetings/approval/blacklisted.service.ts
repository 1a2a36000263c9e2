// Owners of meetings to come hear that compliance blacklisted one of their speakers (product: Speaker machine).
import { notify } from '../../notifications/index.ts';
import type { Blacklisted } from '../../speakers/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectComingWith } from './blacklisted.sql.ts';

export async function tellOfBlacklisted(context: Context, { doctorId, doctorName }: Blacklisted): Promise<void> {
  const { sql, clock } = context;
  for (const { id, title, ownerId } of await selectComingWith(sql, { doctorId, now: clock.now() }))
    await notify(context, {
      userId: ownerId,
      kind: 'meetings.speakerBlacklisted',
      title: {
        zh: `会议“${title}”的讲者 ${doctorName} 被列入黑名单，请更换讲者`,
        en: `Speaker ${doctorName} of the meeting “${title}” was blacklisted; choose another speaker`,
      },
      path: `/meeting/meetDetail?id=${id}`,
    });
}
