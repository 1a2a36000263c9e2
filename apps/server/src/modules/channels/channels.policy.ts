// Whether a doctor can be written to over a channel, and why not (specification 3; PIPL).
import type { DoctorChannel, Unreachable } from '@yijian/contract/channels';

export interface Standing {
  readonly channel: DoctorChannel['channel'];
  readonly isEnabled: boolean;
  readonly hasConsent: boolean;
  /** A number, an address or a contact is there. */
  readonly hasAddress: boolean;
  /** Every bound contact is gone. */
  readonly isGone: boolean;
}

/** The first thing that stands in the way; consent before anything technical. */
export function unreachableBy({ channel, isEnabled, hasConsent, hasAddress, isGone }: Standing): Unreachable | null {
  if (!isEnabled) return 'OFF';
  if (!hasConsent) return 'NO_CONSENT';
  if (!hasAddress) return channel === 'WECOM' ? 'NOT_BOUND' : 'NO_ADDRESS';
  return isGone ? 'CONTACT_GONE' : null;
}
