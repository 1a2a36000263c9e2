// Words for the closed values of a doctor.
import type { Channel, Consent, ContentRead, LastVisit } from '@yijian/contract/doctors';
import type { ConsentIconProps } from '@yijian/ui/badge';
import type { z } from 'zod';
import { useFormat } from '../../../lib/format/index.ts';
import { useTermChoices } from '../../tags/index.ts';
import { useDoctorPhrases } from '../doctors.phrases.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const lastVisits = {
  WITHIN_7: 'within7',
  WITHIN_14: 'within14',
  WITHIN_30: 'within30',
  OVER_14: 'over14',
  OVER_30: 'over30',
  OVER_60: 'over60',
  OVER_90: 'over90',
  NEVER: 'never',
} as const satisfies Record<z.infer<typeof LastVisit>, string>;
/** The same bands, of content. */
const lastSents = { ...lastVisits, NEVER: 'neverSent' } as const;
const contentReads = {
  OPENED: 'contentOpened',
  NOT_OPENED: 'contentNotOpened',
  READ: 'contentIsRead',
  NOT_READ: 'contentNotRead',
} as const satisfies Record<z.infer<typeof ContentRead>, string>;
const coverages = { COVERED: 'covered', UNCOVERED: 'uncovered', LOST: 'lost' } as const;
const channels = { SMS: 'sms', MAIL: 'mail', WECOM: 'wecom', LIVE: 'live' } as const satisfies Record<
  z.infer<typeof Channel>,
  string
>;
const icons = { SMS: 'sms', MAIL: 'mail', WECOM: 'chat', LIVE: 'live' } as const;
const states = {
  NONE: 'unasked',
  OPT_IN_PENDING: 'unasked',
  OPT_IN: 'agreed',
  OPT_OUT: 'withdrawn',
  EXPIRED: 'withdrawn',
  NEVER: 'withdrawn',
} as const satisfies Record<z.infer<typeof Consent>, string>;

export interface DoctorWords {
  readonly lastVisits: readonly Choice[];
  readonly lastSents: readonly Choice[];
  readonly contentReads: readonly Choice[];
  readonly coverages: readonly Choice[];
  readonly channels: readonly Choice[];
  /** The tags of the enterprise and the own ones, by name. */
  readonly tags: readonly Choice[];
  readonly consentsOf: (consents: readonly Asked[]) => ConsentIconProps[];
}

interface Asked {
  readonly channel: z.infer<typeof Channel>;
  readonly consent: z.infer<typeof Consent>;
  readonly at: string | null;
  readonly textVersion: string | null;
}

/** The three channels a row has room for; what was never asked is shown as such. */
const shown = ['SMS', 'MAIL', 'WECOM'] as const;

export function useDoctorWords(): DoctorWords {
  const t = useDoctorPhrases();
  const format = useFormat();
  const { byName } = useTermChoices();
  const choices = (words: Readonly<Record<string, Parameters<typeof t>[0]>>): Choice[] =>
    Object.entries(words).map(([value, key]) => ({ value, label: (t as (key: string) => string)(key) }));
  return {
    lastVisits: choices(lastVisits),
    lastSents: choices(lastSents),
    contentReads: choices(contentReads),
    coverages: choices(coverages),
    channels: choices(channels),
    tags: byName,
    consentsOf: (consents) =>
      shown.map((channel) => {
        const asked = consents.find((one) => one.channel === channel);
        const state = states[asked?.consent ?? 'NONE'];
        const facts = [
          t(channels[channel]),
          t(state),
          asked?.at ? format.date(asked.at) : '',
          asked?.textVersion ? t('textVersion', { version: asked.textVersion }) : '',
        ];
        return { channel: icons[channel], state, label: facts.filter(Boolean).join(' ') };
      }),
  };
}
