// Usage is tracked where the enterprise switched it on and the user agreed in the personal center (specification 9, R9.10).
import { connection } from '../api/index.ts';
import { settings } from '../env/index.ts';
import { personalStore } from '../storage/index.ts';
import { startUsage } from './usage.ts';

const AGREED = 'usage-consent';

const own = (): ReturnType<typeof personalStore> => personalStore(connection().enterpriseId, connection().userId);

let stop: (() => void) | undefined;

/** True where there is anything to agree to. */
export function isUsageOffered(): boolean {
  return settings().usageTracking;
}

export function hasAgreedToUsage(): boolean {
  return own().read(AGREED) === true;
}

export function agreeToUsage(agrees: boolean): void {
  if (agrees) own().write(AGREED, true);
  else own().remove(AGREED);
  followUsage();
}

/** Begins or ends the heartbeat as switch and consent say; answers how to end it. */
export function followUsage(): () => void {
  stop?.();
  stop = isUsageOffered() && hasAgreedToUsage() ? startUsage() : undefined;
  return () => {
    stop?.();
    stop = undefined;
  };
}
