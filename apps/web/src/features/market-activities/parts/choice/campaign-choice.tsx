// The marketing activity that a send counts to: one that is not over, or none (product 3.9, 3.18).
import { Field } from '@yijian/ui/form-page';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import type { PlacedPartProps } from '../../../../lib/router/index.ts';
import { useCampaigns } from '../../market-activities.api.ts';
import { useActivityPhrases } from '../../market-activities.phrases.ts';

/** Nothing where no activity is open: there is nothing to choose then. */
export function CampaignChoice({ ids, onChoose }: PlacedPartProps): ReactNode {
  const t = useActivityPhrases();
  const format = useFormat();
  const { data = [] } = useCampaigns();
  if (data.length === 0) return null;
  return (
    <Field label={t('campaign')} id="campaignId" hint={t('campaignHint')}>
      <Select
        id="campaignId"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('noCampaign')}
        value={ids[0] ?? null}
        options={data.map(({ id, name, startsOn, endsOn }) => ({
          value: id,
          label: `${name} · ${format.shortDate(startsOn)} – ${format.shortDate(endsOn)}`,
        }))}
        onChange={(id: string | null | undefined) => onChoose?.(id == null ? [] : [id])}
      />
    </Field>
  );
}
