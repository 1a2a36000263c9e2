// Which step of a consent may follow which (specification 4; PIPL).
import { privacyErrors, type ConsentEvent, type ConsentSource, type NewConsent } from '@yijian/contract/privacy';
import type { NamedError } from '@yijian/contract/core';

export interface Standing {
  readonly event: ConsentEvent;
  readonly textId: string;
}

/** The doctor's own written word. */
const written: readonly ConsentSource[] = ['PAPER', 'SMS_REPLY', 'WECOM', 'MAIL'];

/** What is wrong with a step; undefined when nothing is. `textId` is the text in force. */
export function stepFault(
  before: Standing | undefined,
  { event, source, evidence }: Pick<NewConsent, 'event' | 'source' | 'evidence'>,
  textId: string,
): NamedError | undefined {
  const isOpen = before?.event === 'GRANTED';
  switch (event) {
    case 'GRANTED':
      if (evidence === '') return privacyErrors.evidenceMissing;
      if (before?.event === 'REFUSED' && !written.includes(source)) return privacyErrors.refusedBefore;
      // Agreeing to a newer text renews the consent.
      return isOpen && before.textId === textId ? privacyErrors.alreadySo : undefined;
    case 'WITHDRAWN':
      return isOpen ? undefined : privacyErrors.notGranted;
    case 'EXPIRED':
      return isOpen || before?.event === 'REQUESTED' ? undefined : privacyErrors.notGranted;
    case 'REQUESTED':
      if (before?.event === 'REFUSED') return privacyErrors.refusedBefore;
      return isOpen || before?.event === 'REQUESTED' ? privacyErrors.alreadySo : undefined;
    case 'REFUSED':
      return before?.event === 'REFUSED' ? privacyErrors.alreadySo : undefined;
  }
}
