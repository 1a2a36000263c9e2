// A forecast in words: by when in the middle, by when nine of ten, and on how many cases that rests.
import type { Forecast } from '@yijian/contract/workflows';
import { Definition } from '@yijian/ui/dashboard-tile';
import { TwoLine } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useForecastPhrases } from '../../workflow-forecast.phrases.ts';

export function ForecastWords({ forecast }: { forecast: Forecast }): ReactNode {
  const t = useForecastPhrases();
  const format = useFormat();
  const evidence = t(`basis.${forecast.basis}`, { count: format.count(forecast.cases) });
  if (forecast.median === null || forecast.late === null) return <span className="workflow-quiet">{evidence}</span>;
  const late = t('late', { time: format.dateTime(forecast.late) });
  return <TwoLine value={format.dateTime(forecast.median)} context={`${late} · ${evidence}`} />;
}

/** Opens how a forecast is made. */
export function ForecastMeaning(): ReactNode {
  const t = useForecastPhrases();
  return <Definition title={t('forecast')}>{t('meaning')}</Definition>;
}

export function ForecastTitle(): ReactNode {
  const t = useForecastPhrases();
  return (
    <>
      {t('forecast')}
      <ForecastMeaning />
    </>
  );
}
