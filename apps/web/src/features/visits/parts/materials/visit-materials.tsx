// What was shown to the doctor: articles and materials that were in force on the day, those of the product spoken about first.
import type { Showable } from '@yijian/contract/visits';
import { Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useShowable } from '../../visits.api.ts';
import { useMaterialPhrases } from '../../visit-materials.phrases.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { ShownWork, VisitWork } from '../form/visit-work.ts';

export interface VisitMaterialsProps {
  readonly work: VisitWork;
  readonly onChange: (materials: ShownWork[]) => void;
  readonly error: string | undefined;
}

const keyOf = ({ kind, id }: Pick<ShownWork, 'kind' | 'id'>): string => `${kind}:${id}`;

export function VisitMaterials({ work, onChange, error }: VisitMaterialsProps): ReactNode {
  const t = useMaterialPhrases();
  const visit = useVisitPhrases();
  const { data, isFetching, isError } = useShowable(work.startsAt.slice(0, 10), work.products[0]?.productId);
  // What was chosen stays, also where another product or day is asked for now.
  const known = new Map([...work.materials, ...(data ?? []).map(workOf)].map((one) => [keyOf(one), one]));
  const labelOf = ({ title, edition }: ShownWork): string => `${title} · ${t('edition', { edition })}`;
  const options = (['ARTICLE', 'MATERIAL'] as const).map((kind) => ({
    label: t(`kind.${kind}`),
    options: [...known.values()]
      .filter((one) => one.kind === kind)
      .map((one) => ({ value: keyOf(one), label: labelOf(one) })),
  }));
  return (
    <Field label={visit('materials')} id="materials" error={error} hint={isError ? t('failed') : t('hint')}>
      <Select
        id="materials"
        mode="multiple"
        maxCount={20}
        placeholder={t('choose')}
        loading={isFetching}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={t('nothing')}
        options={options.filter((group) => group.options.length > 0)}
        value={work.materials.map(keyOf)}
        onChange={(keys: string[]) => onChange(keys.flatMap((key) => known.get(key) ?? []))}
      />
    </Field>
  );
}

const workOf = ({ kind, id, title, edition }: Showable): ShownWork => ({ kind, id, title, edition });
