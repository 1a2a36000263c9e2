// Channels of a doctor: used or not, preferred, agreed to, bound (specification 7.5, channels and binding).
import { channelErrors, type Binding, type ChannelSetting, type DoctorChannels } from '@yijian/contract/channels';
import { ConsentChannel } from '@yijian/contract/privacy';
import { findLedger, mayContact } from '../privacy/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { unreachableBy } from './channels.policy.ts';
import {
  deleteBindings,
  insertBinding,
  lockDoctorChannels,
  selectBoundContacts,
  selectFriend,
  selectSettings,
  upsertSetting,
} from './channels.sql.ts';
import { updateByHand } from './sync/contact-sync.sql.ts';

/** A number in the remark that a colleague gave a contact. */
export interface ChatContact {
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
}

/** What this room asks of the doctors, who stand after it; the hall brings the answers. */
export interface DoctorDoor {
  /** The doctor, when the caller may see it. */
  readonly find: (context: Context, id: string) => Promise<{ readonly name: string } | undefined>;
  /** Whether the caller sees the doctor without a share. */
  readonly isOwn: (context: Context, id: string) => Promise<boolean>;
  /** Doctors with this number whom the colleague works on; undefined where it is not compared. Each comparison is written down. */
  readonly ofContact: (context: Context, contact: ChatContact) => Promise<readonly string[] | undefined>;
  readonly addresses: (context: Context, id: string) => Promise<{ readonly phone: boolean; readonly mail: boolean }>;
}

interface OfDoctor {
  readonly id: string;
  readonly doctors: DoctorDoor;
}

export async function findChannels(context: Context, { id, doctors }: OfDoctor): Promise<DoctorChannels> {
  const { sql, language } = context;
  if ((await doctors.find(context, id)) === undefined) throw fail(channelErrors.doctorNotFound);
  const settings = await selectSettings(sql, id);
  const contacts = await selectBoundContacts(sql, id, language);
  const { phone, mail } = await doctors.addresses(context, id);
  const has = { SMS: phone, MAIL: mail, WECOM: contacts.length > 0, LIVE: true };
  const channels: DoctorChannels['channels'] = [];
  for (const channel of ConsentChannel.options) {
    const set = settings.find((one) => one.channel === channel);
    const isEnabled = set?.isEnabled ?? true;
    const hasConsent = await mayContact(context, { doctorId: id, purpose: 'CONTENT', channel });
    const isGone = channel === 'WECOM' && contacts.every((contact) => contact.isGone);
    const unreachable = unreachableBy({ channel, isEnabled, hasConsent, hasAddress: has[channel], isGone });
    channels.push({ channel, isEnabled, isPreferred: set?.isPreferred ?? false, hasConsent, unreachable });
  }
  return { channels, contacts: contacts.map((contact) => ({ ...contact, boundAt: contact.boundAt.toISOString() })) };
}

/** A channel can be left off at any time; preferred is only one the doctor agreed to. */
export async function setChannel(
  context: Context,
  { doctors, ...setting }: ChannelSetting & Pick<OfDoctor, 'doctors'>,
): Promise<DoctorChannels> {
  const { doctorId, channel } = setting;
  await requireWorkable(context, { id: doctorId, doctors });
  await lockDoctorChannels(context.sql, doctorId);
  const wants = setting.isEnabled && setting.isPreferred;
  if (wants && !(await mayContact(context, { doctorId, purpose: 'CONTENT', channel })))
    throw fail(channelErrors.noConsent);
  await upsertSetting(context.sql, setting);
  return findChannels(context, { id: doctorId, doctors });
}

/** Binds one of the caller's contacts; whoever refused enterprise chat is left alone. Being bound is no consent. */
export async function bindContact(
  context: Context,
  { doctorId, externalUserId, doctors }: Binding & Pick<OfDoctor, 'doctors'>,
): Promise<DoctorChannels> {
  const { sql, user } = context;
  await requireWorkable(context, { id: doctorId, doctors });
  const friend = await selectFriend(sql, { userId: user.id, externalUserId });
  if (friend === undefined || friend.isGone) throw fail(channelErrors.friendNotFound);
  const { current } = await findLedger(context, { id: doctorId, find: findSubject(doctors) });
  if (current.some((entry) => entry.channel === 'WECOM' && entry.purpose === 'CONTENT' && entry.event === 'REFUSED'))
    throw fail(channelErrors.refused);
  if (friend.doctorId !== doctorId) {
    const isBound = await insertBinding(sql, { doctorId, externalUserId, userId: user.id });
    if (!isBound) throw fail(channelErrors.alreadyBound);
  }
  return findChannels(context, { id: doctorId, doctors });
}

export async function unbindDoctor(
  context: Context,
  { id, doctors, externalUserId }: OfDoctor & { externalUserId?: string | undefined },
): Promise<DoctorChannels> {
  await requireWorkable(context, { id, doctors });
  const unbound = await deleteBindings(context.sql, { doctorId: id, externalUserId });
  if (unbound.length === 0) throw fail(channelErrors.notBound);
  // The next round from enterprise chat must not bind again what a colleague has just corrected.
  await updateByHand(context.sql, unbound);
  return findChannels(context, { id, doctors });
}

/** Work on a doctor takes the own range; one who is only shared answers like one who is not there. */
export async function requireWorkable(context: Context, { id, doctors }: OfDoctor): Promise<void> {
  if (!(await doctors.isOwn(context, id))) throw fail(channelErrors.doctorNotFound);
}

const findSubject =
  (doctors: DoctorDoor) =>
  (context: Context, id: string): Promise<{ readonly name: string } | undefined> =>
    doctors.find(context, id);
