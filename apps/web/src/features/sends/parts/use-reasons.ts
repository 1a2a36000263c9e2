// Why somebody got nothing, in words: the removals of a channel, and what services answered.
import type { Recipient, RemovalReason, SendChannel, SendSubject } from '@yijian/contract/sends';
import { useSendPhrases } from '../sends.phrases.ts';

const failures = [
  'notContact',
  'alreadyMassSent',
  'turnedAway',
  'notConnected',
  'unreachable',
  'answerLost',
  'notConfirmed',
] as const satisfies readonly string[];

/** Words for a removal; in enterprise chat an address is a contact. */
export function useRemovalWords(channel: SendChannel, kind: SendSubject['kind']): (reason: RemovalReason) => string {
  const wordsOf = useWords();
  return (reason) => wordsOf(reason, channel, kind);
}

function useWords() {
  const t = useSendPhrases();
  return (reason: RemovalReason, channel: SendChannel, kind: SendSubject['kind']): string => {
    if (channel === 'WECOM' && (reason === 'NO_ADDRESS' || reason === 'BOUNCED')) return t(`chatReason.${reason}`);
    return reason === 'ALREADY_SENT' ? t(`alreadySent.${kind}`) : t(`reason.${reason}`);
  };
}

/** Words for the reason of a recipient; what a mail server said stays as it said it. */
export function useReason(): (row: Pick<Recipient, 'state' | 'reason' | 'channel' | 'subject'>) => string {
  const t = useSendPhrases();
  const wordsOf = useWords();
  return ({ state, reason, channel, subject }) => {
    if (state === 'REMOVED') return wordsOf(reason as RemovalReason, channel, subject.kind);
    const known = failures.find((one) => one === reason);
    if (known !== undefined) return t(`failure.${known}`);
    const [, code] = /^chat (-?\d+)$/.exec(reason) ?? [];
    return code === undefined ? reason : t('failure.chat', { code });
  };
}
