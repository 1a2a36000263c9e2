// Why somebody got nothing, in words: the removals of a channel, and what services answered.
import type { Recipient, RemovalReason, SendChannel } from '@yijian/contract/sends';
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
export function useRemovalWords(channel: SendChannel): (reason: RemovalReason) => string {
  const t = useSendPhrases();
  return (reason) =>
    channel === 'WECOM' && (reason === 'NO_ADDRESS' || reason === 'BOUNCED')
      ? t(`chatReason.${reason}`)
      : t(`reason.${reason}`);
}

/** Words for the reason of a recipient; what a mail server said stays as it said it. */
export function useReason(): (row: Pick<Recipient, 'state' | 'reason' | 'channel'>) => string {
  const t = useSendPhrases();
  const inChat = useRemovalWords('WECOM');
  const elsewhere = useRemovalWords('MAIL');
  return ({ state, reason, channel }) => {
    if (state === 'REMOVED') return (channel === 'WECOM' ? inChat : elsewhere)(reason as RemovalReason);
    const known = failures.find((one) => one === reason);
    if (known !== undefined) return t(`failure.${known}`);
    const [, code] = /^chat (-?\d+)$/.exec(reason) ?? [];
    return code === undefined ? reason : t('failure.chat', { code });
  };
}
