// The round that is looked at: chosen, with its state and window.
import type { ForecastCycle } from '@yijian/contract/forecasts';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useForecastPhrases } from '../forecasts.phrases.ts';
import { CycleState } from './states.tsx';

interface RoundBarProps {
  readonly rounds: readonly ForecastCycle[];
  readonly round: ForecastCycle;
  readonly onChoose: (id: string) => void;
}

export function RoundBar({ rounds, round, onChoose }: RoundBarProps): ReactNode {
  const t = useForecastPhrases();
  return (
    <div className="forecast-round">
      <Select
        aria-label={t('round')}
        className="forecast-round-select"
        value={round.id}
        options={rounds.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onChoose}
      />
      <CycleState state={round.state} />
      <span className="forecast-note num">{t('window', { from: round.opensOn, to: round.closesOn })}</span>
      <span className="forecast-note">{round.products.map((one) => one.name).join(' · ')}</span>
    </div>
  );
}
