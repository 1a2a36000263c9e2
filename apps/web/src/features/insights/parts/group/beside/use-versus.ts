// What the group asked for is compared with: the same question with another drug, province or department, kept in the address.
import { EVERY_PLACE, type GroupOpinion, type GroupQuestion } from '@yijian/contract/insights';
import { useMemo } from 'react';
import { useAddress, withFields } from '../../../../../lib/lists/index.ts';
import { useInsightPhrases } from '../../../insights.phrases.ts';

const kinds = ['drug', 'province', 'department'] as const;
type Kind = (typeof kinds)[number];

export interface Versus {
  readonly options: readonly { value: string; label: string }[];
  readonly chosen: string | undefined;
  readonly name: string;
  /** The question of the other side; undefined while nothing is chosen. */
  readonly question: GroupQuestion | undefined;
  readonly choose: (value: string | undefined) => void;
}

/** Places of fewer than ten doctors are no choice: nothing is told of them. */
export function useVersus({ drugs, provinces, departments }: GroupOpinion, question: GroupQuestion): Versus {
  const t = useInsightPhrases();
  const [search, edit] = useAddress();
  const asked = search.get('versus') ?? undefined;
  const choices = useMemo(() => {
    const found: Readonly<Record<Kind, readonly { key: string; name: string }[]>> = {
      drug: drugs.flatMap(({ drug, isChosen, isFew }) =>
        isChosen || isFew ? [] : [{ key: drug.id, name: drug.name }],
      ),
      province: provinces.flatMap(({ key, name, isFew }) => (isFew || key === '' ? [] : [{ key, name }])),
      department: departments.flatMap(({ key, name, isFew }) => (isFew || key === '' ? [] : [{ key, name }])),
    };
    return kinds.flatMap((kind) =>
      found[kind].map(({ key, name }) => ({ value: `${kind}:${key}`, name, label: t(`versus.${kind}`, { name }) })),
    );
  }, [drugs, provinces, departments, t]);
  const chosen = choices.find(({ value }) => value === asked);
  const other = useMemo(
    () => (chosen === undefined ? undefined : withChoice(question, chosen.value)),
    [question, chosen],
  );
  const choose = (value: string | undefined): void => edit((now) => withFields(now, { versus: value }));
  return { options: choices, chosen: chosen?.value, name: chosen?.name ?? '', question: other, choose };
}

function withChoice(question: GroupQuestion, value: string): GroupQuestion {
  const [kind, key] = [value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1)];
  if (kind === 'drug') return { ...question, drugIds: [key] };
  if (kind === 'department') return { ...question, departmentCodes: [key] };
  return { ...question, provinceCode: key, cityCode: EVERY_PLACE };
}
