// The question in one line: indications and drugs first, then place, department and days.
import { marketPeriods } from '@yijian/contract/core';
import { EVERY_PLACE, type OpinionDrug } from '@yijian/contract/insights';
import { Choice, FilterButton } from '@yijian/ui/filter';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { PeriodControl } from '../../../../lib/periods/index.ts';
import { useDepartments, useDictionaries } from '../../../dictionaries/index.ts';
import { useRegions } from '../../../regions/index.ts';
import { wordLists } from '../../insights.api.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import type { AskedGroup } from './use-asked.ts';
import '../opinions.css';

export function GroupQuestionBar({ asked, drugs }: { asked: AskedGroup; drugs: readonly OpinionDrug[] }): ReactNode {
  const t = useInsightPhrases();
  const { question, set } = asked;
  const { indications, drugIds } = question;
  const fitting = drugs.filter(
    ({ indications: own }) => indications.length === 0 || own.some((one) => indications.includes(one)),
  );
  const known = useDictionaries(wordLists).options('indication');
  const used = new Set(drugs.flatMap((drug) => drug.indications));
  const chooseIndications = (chosen: string[]): void => {
    const fits = ({ indications: own }: OpinionDrug): boolean => own.some((one) => chosen.includes(one));
    const left = drugIds.filter((id) => drugs.some((drug) => drug.id === id && fits(drug)));
    set({ indication: chosen, drug: chosen.length === 0 ? drugIds : left });
  };
  return (
    <div className="opinion-question">
      <FilterButton
        label={t('indications')}
        showValue
        options={known.filter(({ value }) => used.has(value))}
        value={indications}
        onChange={chooseIndications}
      />
      <FilterButton
        label={t('drugs')}
        showValue
        options={fitting.map(({ id, name, genericName, isOwn }) => ({
          value: id,
          label: `${name} · ${t(isOwn ? 'own' : 'competitor')}`,
          keywords: genericName,
        }))}
        value={drugIds}
        onChange={(drug) => set({ drug })}
      />
      <Places asked={asked} />
      <Departments asked={asked} />
      <PeriodControl periods={marketPeriods} {...question} usual="DEFAULT" onChange={set} />
    </div>
  );
}

function Places({ asked: { question, set } }: { asked: AskedGroup }): ReactNode {
  const t = useInsightPhrases();
  const { nodes } = useRegions();
  const province = nodes.find(({ value }) => value === question.provinceCode);
  return (
    <>
      <Choice
        label={t('province')}
        required
        empty={t('provincePrompt')}
        options={[{ value: EVERY_PLACE, label: t('everyProvince') }, ...nodes]}
        value={question.provinceCode}
        onChange={(code) => set({ province: code, city: code === EVERY_PLACE ? EVERY_PLACE : undefined })}
      />
      <Choice
        label={t('city')}
        required
        empty={t('cityPrompt')}
        options={
          question.provinceCode === undefined
            ? []
            : [{ value: EVERY_PLACE, label: t('everyCity') }, ...(province?.children ?? [])]
        }
        value={question.cityCode}
        onChange={(city) => set({ city })}
      />
    </>
  );
}

function Departments({ asked: { question, set } }: { asked: AskedGroup }): ReactNode {
  const t = useInsightPhrases();
  const english = useLanguage() === 'en';
  const options = (useDepartments() ?? []).flatMap((one) =>
    [one, ...one.children].map(({ code, name, enName }) => ({ value: code, label: english && enName ? enName : name })),
  );
  return (
    <FilterButton
      label={t('departments')}
      options={options}
      value={question.departmentCodes}
      onChange={(department) => set({ department })}
    />
  );
}
