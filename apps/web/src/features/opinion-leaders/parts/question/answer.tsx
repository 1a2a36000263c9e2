// The answer in one sentence with its numbers.
import type { Ranking } from '@yijian/contract/opinion-leaders';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useDepartments } from '../../../dictionaries/index.ts';
import { useAllProvinces, useCitiesOf } from '../../opinion-leaders.api.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import type { Asking } from './use-question.ts';

export function Answer({ asking, ranking }: { asking: Asking; ranking: Ranking }): ReactNode {
  const t = useKolPhrases();
  const format = useFormat();
  const { question, set } = asking;
  const { answer } = ranking;
  const { top } = answer;
  const names = useNames(question);
  return (
    <>
      {t('answer', {
        place: names.place ?? t('anywhere'),
        area: names.area ?? t('everyArea'),
        population: format.count(answer.population),
        active: format.count(answer.active),
        from: question.from,
        to: question.to,
      })}
      {top === null ? (
        t('answerNone')
      ) : (
        <>
          {t('answerTop')}
          <button type="button" className="kol-link" onClick={() => set({ id: top.doctorId })}>
            {top.name}
          </button>
          {t('answerScore', { score: format.fixed(top.score, 1) })}
          {t('answerShare', { share: answer.share ?? 0 })}
          {t('answerTiers', {
            national: answer.byTier.NATIONAL,
            regional: answer.byTier.REGIONAL,
            local: answer.byTier.LOCAL,
            risen: format.count(answer.risen),
            suggested: format.count(answer.suggested),
          })}
        </>
      )}
    </>
  );
}

function useNames({ area, region }: Asking['question']): { area: string | undefined; place: string | undefined } {
  const english = useLanguage() === 'en';
  const label = (one: { name: string; enName: string } | undefined): string | undefined =>
    one && (english && one.enName ? one.enName : one.name);
  const departments = (useDepartments() ?? []).flatMap((one) => [one, ...one.children]);
  const province = region === undefined ? undefined : `${region.slice(0, 2)}0000`;
  const t = useKolPhrases();
  const { data: all, isFetched } = useAllProvinces();
  const provinces = all ?? [];
  const cities = useCitiesOf(province).data ?? [];
  return {
    area: label(departments.find((one) => one.code === area)),
    place:
      label([...provinces, ...cities].find((one) => one.id === region)) ??
      (isFetched && !provinces.some(({ id }) => id === province) && province !== undefined
        ? t('unknownRegion')
        : undefined),
  };
}
