// The period of an analysis, kept in the address, with the ranges that are asked most.
import type { Days } from '@yijian/contract/sales-funnels';
import { DateRangeFilter } from '@yijian/ui/filter';
import dayjs from 'dayjs';
import { useMemo, type ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';
import { useEventPhrases } from '../../events.phrases.ts';

const spans = [30, 90, 180, 365, 1095] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;
const back = (days: number): string =>
  dayjs(today())
    .subtract(days - 1, 'day')
    .format('YYYY-MM-DD');

export interface ChosenPeriod {
  readonly days: Days;
  readonly isChosen: boolean;
  readonly control: ReactNode;
}

/** `otherwise` is in force until somebody chooses; days before today. */
export function usePeriod(otherwise: number | Days): ChosenPeriod {
  const t = useEventPhrases();
  const [search, edit] = useAddress();
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const isChosen = DAY.test(from) && DAY.test(to);
  const first = typeof otherwise === 'number' ? back(otherwise) : otherwise.from;
  const last = typeof otherwise === 'number' ? today() : otherwise.to;
  const days = useMemo(() => (isChosen ? { from, to } : { from: first, to: last }), [isChosen, from, to, first, last]);
  const control = (
    <DateRangeFilter
      label={t('period')}
      showValue
      value={[days.from, days.to]}
      presets={spans.map((span) => ({ label: t(`days.${span}`), range: [back(span), today()] }))}
      onChange={(range) =>
        edit((now) =>
          withFields(now, { from: range?.[0] ?? undefined, to: range?.[1] ?? (range?.[0] ? today() : undefined) }),
        )
      }
    />
  );
  return { days, isChosen, control };
}
