// What is asked, in one line: area, topic, indication, region, period, weights.
import { Choice, type ChoiceOption } from '@yijian/ui/filter';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useDepartments } from '../../../dictionaries/index.ts';
import { useAllProvinces, useCitiesOf, useKolOptions, useWeightSets } from '../../opinion-leaders.api.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import type { Asking } from './use-question.ts';
import '../kol.css';

export function QuestionBar({ asking }: { asking: Asking }): ReactNode {
  const t = useKolPhrases();
  const { question, set } = asking;
  const all = t('all');
  const areas = useAreas();
  const options = useKolOptions().data;
  const sets = useWeightSets().data ?? [];
  const named = (rows: readonly { name: string; doctors: number }[] = []): ChoiceOption[] =>
    rows.map(({ name, doctors }) => ({ value: name, label: t('choice', { name, count: doctors }) }));
  const first = Math.min(options?.firstYear ?? question.from, question.from);
  const last = Math.max(options?.lastYear ?? question.to, question.to);
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
  const yearOptions = years.map((value) => ({ value, label: value }));
  const firstSet = sets.find((one) => one.isDefault);
  return (
    <div className="kol-question">
      <Choice label={t('area')} options={areas} value={question.area} empty={all} onChange={(area) => set({ area })} />
      <Choice
        label={t('indication')}
        options={named(options?.indications)}
        value={question.indication}
        empty={all}
        onChange={(indication) => set({ indication })}
      />
      <Choice
        label={t('topic')}
        options={named(options?.topics)}
        value={question.topic}
        empty={all}
        onChange={(topic) => set({ topic })}
      />
      <Region asking={asking} />
      <Choice
        label={t('from')}
        options={yearOptions}
        value={String(question.from)}
        onChange={(from) => set({ from })}
      />
      <Choice label={t('to')} options={yearOptions} value={String(question.to)} onChange={(to) => set({ to })} />
      <Choice
        label={t('weightSet')}
        wide
        options={sets.map((one) => ({
          value: one.id,
          label: one.ownerName === null || one.isOwn ? one.name : t('setOf', { name: one.name, owner: one.ownerName }),
        }))}
        value={question.weightSetId ?? firstSet?.id}
        onChange={(id) => set({ set: id === firstSet?.id ? undefined : id })}
      />
    </div>
  );
}

/** Departments with those of the second level behind their first one. */
function useAreas(): ChoiceOption[] {
  const english = useLanguage() === 'en';
  const label = (one: { name: string; enName: string }): string => (english && one.enName ? one.enName : one.name);
  return (useDepartments() ?? []).flatMap((one) => [
    { value: one.code, label: label(one) },
    ...one.children.map((child) => ({ value: child.code, label: label(child) })),
  ]);
}

/** A city is asked for once its province is. */
function Region({ asking: { question, set } }: { asking: Asking }): ReactNode {
  const t = useKolPhrases();
  const english = useLanguage() === 'en';
  const { region } = question;
  const province = region === undefined ? undefined : `${region.slice(0, 2)}0000`;
  const provinces = useAllProvinces().data;
  const cities = useCitiesOf(province).data ?? [];
  const option = (one: { id: string; name: string; enName: string }): ChoiceOption => ({
    value: one.id,
    label: english && one.enName ? one.enName : one.name,
  });
  // A code that no province has is told in words.
  const withOwn = (options: ChoiceOption[]): ChoiceOption[] =>
    province === undefined || provinces === undefined || options.some(({ value }) => value === province)
      ? options
      : [...options, { value: province, label: t('unknownRegion') }];
  return (
    <>
      <Choice
        label={t('province')}
        options={withOwn((provinces ?? []).map(option))}
        value={province}
        empty={t('whole')}
        onChange={(code) => set({ region: code })}
      />
      {province === undefined || cities.length === 0 ? null : (
        <Choice
          label={t('city')}
          options={cities.map(option)}
          value={region === province ? undefined : region}
          empty={t('all')}
          onChange={(code) => set({ region: code ?? province })}
        />
      )}
    </>
  );
}
