// Which channels a doctor agreed to: drawn from the doctor's number alone, so that interactions can ask without a table.

export const channels = ['SMS', 'MAIL', 'WECOM', 'LIVE'] as const;
export type Channel = (typeof channels)[number];
export type Consent = 'NONE' | 'OPT_IN_PENDING' | 'OPT_IN' | 'OPT_OUT' | 'EXPIRED' | 'NEVER';

/** In hundredths: below the first bound OPT_IN, below the second OPT_OUT and so on; the rest was not asked. */
const bounds: Record<Channel, readonly (readonly [number, Consent])[]> = {
  SMS: [
    [58, 'OPT_IN'],
    [63, 'OPT_OUT'],
    [67, 'EXPIRED'],
    [68, 'NEVER'],
  ],
  MAIL: [
    [34, 'OPT_IN'],
    [40, 'OPT_OUT'],
    [43, 'OPT_IN_PENDING'],
    [44, 'NEVER'],
  ],
  WECOM: [
    [52, 'OPT_IN'],
    [55, 'OPT_OUT'],
    [62, 'OPT_IN_PENDING'],
  ],
  LIVE: [
    [40, 'OPT_IN'],
    [42, 'OPT_OUT'],
  ],
};

/** @param channel index into `channels` */
export function consentOf(doctor: number, channel: number): Consent {
  const point = scatter(doctor * channels.length + channel) % 100;
  return bounds[channels[channel]!].find(([bound]) => point < bound)?.[1] ?? 'NONE';
}

/** A whole number spread evenly over 32 bits. */
export function scatter(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
