// When contacts are brought from enterprise chat: every hour unless set otherwise; one round runs at a time in an enterprise.
import type { Settings } from '../../platform/config/index.ts';
import { chatAppOf, openChatDoor, type ChatDoor } from '../../platform/gateways/index.ts';
import { asSystem, type House, type Repeat } from '../../platform/jobs/index.ts';
import type { DoctorDoor } from './channels.service.ts';
import { syncContacts } from './sync/contact-sync.service.ts';

/** Milliseconds of a round by the clock. */
const LONGEST = 10 * 60_000;

export function contactClock(settings: Settings, doctors: DoctorDoor): Repeat {
  const chat = openChatDoor(settings);
  return {
    name: 'channels.contacts',
    seconds: settings.CHAT_CONTACT_SECONDS,
    run: (house) => syncAll({ ...house, chat, doctors }),
  };
}

/** Brings the contacts of every enterprise that has a chat app. */
export async function syncAll(
  context: House & { readonly chat: ChatDoor; readonly doctors: DoctorDoor },
): Promise<void> {
  const { chat, doctors, clock } = context;
  if (chat.secrets.size === 0) return;
  for (const tenant of await context.tenants()) {
    const app = chatAppOf(chat, tenant.settings);
    if (app === undefined) continue;
    try {
      await syncContacts({
        transaction: (work) => asSystem(context, tenant, work),
        clock,
        userId: null,
        wecom: chat.wecom,
        app,
        doctors,
        longest: LONGEST,
      });
    } catch (error) {
      context.log.error({ err: error, enterprise: tenant.id }, 'contacts of enterprise chat could not be brought');
    }
  }
}
