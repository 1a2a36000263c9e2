// The steps of a funnel as bars: who reached each, who stopped there, how long it took.
import type { FunnelDefinition, FunnelResult } from '@yijian/contract/sales-funnels';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useFunnelPhrases } from '../../sales-funnels.phrases.ts';
import { useEventWords } from '../events/use-event-words.ts';
import { CountButton } from '../people/count-button.tsx';

export interface OpenSlice {
  readonly step: number;
  readonly kind: 'REACHED' | 'DROPPED';
  readonly value?: string | undefined;
  readonly name?: string | undefined;
}

export interface FunnelStepsProps {
  readonly definition: FunnelDefinition;
  readonly result: FunnelResult;
  readonly onOpen: (slice: OpenSlice) => void;
}

export function useStepNames({ steps }: FunnelDefinition): string[] {
  const words = useEventWords();
  return steps.map((step) => (step.name === '' ? words.match(step) : step.name));
}

export function useSpan(): (hours: number | null) => string {
  const t = useFunnelPhrases();
  const format = useFormat();
  return (hours) => {
    if (hours === null) return '—';
    if (hours < 48) return t('hours.short', { count: format.decimal(hours, 1) });
    return t('hours.long', { count: format.decimal(hours / 24, 1) });
  };
}

export function FunnelSteps({ definition, result, onOpen }: FunnelStepsProps): ReactNode {
  const t = useFunnelPhrases();
  const format = useFormat();
  const span = useSpan();
  const names = useStepNames(definition);
  const { people, stopped: stops, conversion, medianHours } = result.total;
  const before = result.compared?.total.people;
  const most = Math.max(1, ...people, ...(before ?? []));
  const width = (count: number): string => `${((count / most) * 100).toFixed(2)}%`;
  return (
    <ol className="funnel-steps" aria-label={t('steps')}>
      {names.map((name, at) => {
        const count = people[at] ?? 0;
        const stopped = stops[at] ?? 0;
        return (
          <li key={name}>
            <p className="funnel-step-name">
              <b className="num">{at + 1}</b>
              {name}
            </p>
            <div className="funnel-bar" aria-hidden="true">
              {before === undefined ? null : (
                <span className="funnel-bar-before" style={{ width: width(before[at] ?? 0) }} />
              )}
              <span className="funnel-bar-now" style={{ width: width(count) }} />
            </div>
            <p className="funnel-step-facts">
              <span>
                {t('reached')}{' '}
                <CountButton name={name} count={count} onOpen={() => onOpen({ step: at + 1, kind: 'REACHED' })} />
              </span>
              {at === 0 ? null : (
                <span className="num">{t('ofPrevious', { share: format.percent(conversion[at]) })}</span>
              )}
              {at === 0 ? null : <span className="num">{t('median', { time: span(medianHours[at] ?? null) })}</span>}
              {at === names.length - 1 ? null : (
                <span>
                  {t('dropped')}{' '}
                  <CountButton
                    name={`${t('dropped')} ${name}`}
                    count={stopped}
                    onOpen={() => onOpen({ step: at + 1, kind: 'DROPPED' })}
                  />
                </span>
              )}
              {before === undefined ? null : (
                <span className="funnel-quiet num">{t('before', { count: format.count(before[at]) })}</span>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
