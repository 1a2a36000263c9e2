// How notices reach a user: muted on screen, mailed once a day; of each user alone.
import {
  MutableType,
  ChosenType,
  notificationErrors as errors,
  type NoticeChannels,
  type NoticeSettings,
} from '@yijian/contract/notifications';
import { ruleValue } from '../../rules/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { maskMail } from '../../../platform/gateways/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectLastDigest, selectNoticeSettings, upsertNoticeSettings } from './settings.sql.ts';

/** Whether daily mails can go out at all. */
export type Settings = Context & { readonly isMailConnected: boolean };

export async function findNoticeSettings(context: Settings): Promise<NoticeSettings> {
  const { sql, user, isMailConnected } = context;
  const { muted, mailed, email } = await selectNoticeSettings(sql, user.id);
  const last = await selectLastDigest(sql, user.id);
  return {
    muted: MutableType.options.filter((type) => muted.includes(type)),
    mailed: ChosenType.options.filter((type) => mailed.includes(type)),
    digestHour: await ruleValue(context, 'notifications.digestHour'),
    maskedEmail: email === null ? null : maskMail(email),
    isMailConnected,
    lastDigest: last === undefined ? null : { ...last, at: last.at.toISOString() },
  };
}

export async function changeNoticeSettings(
  context: Settings,
  { muted, mailed }: NoticeChannels,
): Promise<NoticeSettings> {
  const { sql, user, origin, clock } = context;
  const { email } = await selectNoticeSettings(sql, user.id);
  if (mailed.length > 0 && email === null)
    throw fail(errors.mailAddressMissing, {}, [
      { field: 'body.mailed', message: errors.mailAddressMissing[context.language] },
    ]);
  const once = { muted: [...new Set(muted)], mailed: [...new Set(mailed)] };
  await upsertNoticeSettings(sql, { userId: user.id, ...once, origin, at: clock.now() });
  return findNoticeSettings(context);
}
