// The yearly caps of a speaker as bars.
import type { Speaker } from '@yijian/contract/speakers';
import { HeadroomBar } from '@yijian/ui/chart';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';

interface CapProps {
  readonly row: Speaker;
  /** Held already; the rest is planned. */
  readonly spent?: number;
  readonly note?: ReactNode;
}

export function TimesBar({ row, spent, note }: CapProps): ReactNode {
  const t = useSpeakerPhrases();
  const format = useFormat();
  const used = spent ?? row.times;
  return (
    <HeadroomBar
      label={t('times')}
      left={t('timesLeft', { used: format.count(row.times), most: format.count(row.mostTimes) })}
      used={used}
      committed={row.times - used}
      cap={row.mostTimes}
      note={note}
    />
  );
}

export function AmountBar({ row, spent, note }: CapProps): ReactNode {
  const t = useSpeakerPhrases();
  const format = useFormat();
  const used = spent ?? row.amount;
  return (
    <HeadroomBar
      label={t('amount')}
      left={`${format.money(row.amount)} / ${format.money(row.mostAmount)}`}
      used={used}
      committed={row.amount - used}
      cap={row.mostAmount}
      note={note}
    />
  );
}
