// One light for each part of the background work; the word says what colour says.
import type { HealthLight } from '@yijian/contract/job-runs';
import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../lib/format/index.ts';
import { useHealth } from '../job-runs.api.ts';
import { useJobRunPhrases } from '../job-runs.phrases.ts';
import './job-runs.css';

const tones: Readonly<Record<HealthLight['state'], Tone>> = { OK: 'ok', WARN: 'warn', BAD: 'bad' };

export function HealthLights(): ReactNode {
  const t = useJobRunPhrases();
  const query = useHealth();
  return (
    <Async query={query} rows={2} compact>
      {(lights) => (
        <ul className="health-lights" aria-label={t('health')}>
          {lights.map((light) => (
            <Light key={light.part} light={light} />
          ))}
        </ul>
      )}
    </Async>
  );
}

function Light({ light }: { light: HealthLight }): ReactNode {
  const t = useJobRunPhrases();
  const format = useFormat();
  const { part, state, why, count, at } = light;
  return (
    <li>
      <div className="health-light">
        <strong>{t(`part.${part}`)}</strong>
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      </div>
      <p>
        {t(`why.${why}`, { count: format.count(count) })}
        {at === null ? '' : ` · ${t('lastAt', { at: format.dateTime(at) })}`}
      </p>
    </li>
  );
}
