// What the picture is made of: centre, types, years, strength, scope, region (look and feel, left pane).
import type { CenterChart, RelationType } from '@yijian/contract/academic-networks';
import { relationTypes } from '@yijian/contract/academic-networks';
import { PaneGroup } from '@yijian/ui/analysis-page';
import { Button, Checkbox, Segmented, Select, Slider } from 'antd';
import type { ReactNode } from 'react';
import { useNetworkPhrases } from '../academic-networks.phrases.ts';
import { PersonPicker } from './person-picker.tsx';
import type { NetworkView } from './use-network-view.ts';
import { YearRange } from './year-range.tsx';

export function NetworkFilters({ view, chart }: { view: NetworkView; chart: CenterChart }): ReactNode {
  const t = useNetworkPhrases();
  const { ask, hops, set } = view;
  const chooseTypes = (types: readonly RelationType[]): void =>
    set({ types: types.length === 0 ? 'NONE' : types.join(',') });
  const most = Math.max(2, ...chart.nodes.map(({ strength }) => strength));
  return (
    <>
      <PaneGroup title={t('centre')}>
        <PersonPicker
          label={t('centre')}
          value={chart.centre}
          onChange={(personId) => set({ personId, doctorId: undefined, id: undefined })}
        />
      </PaneGroup>
      <section className="network-types" aria-label={t('types')}>
        <h3>
          {t('types')}
          <Button type="link" size="small" onClick={() => chooseTypes(relationTypes)}>
            {t('all')}
          </Button>
        </h3>
        {relationTypes.map((type) => (
          <label key={type}>
            <Checkbox
              aria-label={t(`type.${type}`)}
              checked={view.types.includes(type)}
              onChange={({ target }) =>
                chooseTypes(target.checked ? [...view.types, type] : view.types.filter((one) => one !== type))
              }
            />
            <span>{t(`type.${type}`)}</span>
            <span className="num">{chart.types.find((one) => one.type === type)?.count ?? 0}</span>
          </label>
        ))}
      </section>
      <YearRange years={chart.years} from={ask.fromYear} to={ask.toYear} onChange={(from, to) => set({ from, to })} />
      <PaneGroup title={t('minStrength')} extra={ask.minStrength ?? 1}>
        <Slider
          min={1}
          max={Math.min(20, most)}
          value={ask.minStrength ?? 1}
          ariaLabelForHandle={t('minStrength')}
          onChange={(min) => set({ min: min === 1 ? undefined : String(min) })}
        />
      </PaneGroup>
      <PaneGroup title={t('scope')}>
        <Segmented
          block
          aria-label={t('scope')}
          value={String(hops)}
          options={['1', '2', 'all'].map((value) => ({ value, label: t(`hops.${value as '1' | '2' | 'all'}`) }))}
          onChange={(value) =>
            value === 'all' ? set({ tab: 'map', id: undefined }) : set({ hops: value === '2' ? undefined : value })
          }
        />
      </PaneGroup>
      <PaneGroup title={t('region')}>
        <Select
          className="network-picker"
          aria-label={t('region')}
          value={ask.region ?? ''}
          options={[
            { value: '', label: t('everywhere') },
            ...chart.regions.map(({ code, name, count }) => ({ value: code, label: `${name} ${count}` })),
          ]}
          onChange={(region) => set({ region })}
        />
      </PaneGroup>
    </>
  );
}
