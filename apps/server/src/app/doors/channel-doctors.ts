// What the channels ask of the doctors, who stand after them.
import { findDoctorAddresses, findDoctorInScope, isDoctorOwn, matchContact } from '../../modules/doctors/index.ts';
import { loadUserById } from '../../modules/sessions/index.ts';
import type { Settings } from '../../platform/config/index.ts';
import type { Context } from '../../platform/http/index.ts';

interface ChatContact {
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
}

export function channelDoctors(settings: Pick<Settings, 'REVEALS_PER_DAY'>) {
  return {
    find: findDoctorInScope,
    isOwn: isDoctorOwn,
    addresses: findDoctorAddresses,
    /** Compared under the rights of the colleague whose contact it is. */
    ofContact: async (context: Context, { userId, ...contact }: ChatContact): Promise<string[] | undefined> => {
      const user = await loadUserById(context, userId);
      if (user === undefined) return undefined;
      return matchContact({ ...context, user }, { ...contact, revealsPerDay: settings.REVEALS_PER_DAY });
    },
  };
}
