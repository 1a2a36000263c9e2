// What the picture is made of: centre, types, years, strength, scope, region (look and feel, left pane).
import type { NetworkPerson, RelationType } from '@yijian/contract/academic-networks';
import { relationTypes } from '@yijian/contract/academic-networks';
import { PaneGroup } from '@yijian/ui/analysis-page';
import { Button, Checkbox, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBilingual } from '../../../../lib/i18n/index.ts';
import { useProvinces } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import type { FilterFacts } from './filter-facts.ts';
import { PersonPicker } from './person-picker.tsx';
import { StrengthRange } from './strength-range.tsx';
import type { NetworkView } from '../use-network-view.ts';
import { YearRange } from './year-range.tsx';

/** A filter that is still being moved. */
export interface Slid {
  readonly fromYear?: number | undefined;
  readonly toYear?: number | undefined;
  readonly minStrength?: number | undefined;
}

export interface NetworkFiltersProps {
  readonly view: NetworkView;
  readonly facts: FilterFacts;
  /** Absent on the whole map, which has no centre. */
  readonly centre: NetworkPerson | undefined;
  readonly onSlide?: ((slid: Slid) => void) | undefined;
}

/** A region that nobody of the picture works in keeps its name when the address asks for it. */
function RegionPicker(props: {
  readonly regions: FilterFacts['regions'];
  readonly value: string | undefined;
  readonly onChange: (region: string) => void;
}): ReactNode {
  const t = useNetworkPhrases();
  const format = useFormat();
  const say = useBilingual();
  const { regions, value = '', onChange } = props;
  const isElsewhere = value !== '' && !regions.some(({ code }) => code === value);
  const provinces = useProvinces(isElsewhere).data;
  const province = provinces?.find(({ id }) => id === value);
  const nameElsewhere =
    province === undefined ? t('unknownRegion') : say({ zh: province.name, en: province.enName || province.name });
  return (
    <Select
      className="network-picker"
      aria-label={t('region')}
      value={value}
      options={[
        { value: '', label: t('everywhere') },
        ...(isElsewhere
          ? [{ value, label: provinces === undefined ? '…' : `${nameElsewhere} ${format.count(0)}` }]
          : []),
        ...regions.map(({ code, name, count }) => ({ value: code, label: `${name} ${format.count(count)}` })),
      ]}
      onChange={onChange}
    />
  );
}

export function NetworkFilters({ view, facts, centre, onSlide }: NetworkFiltersProps): ReactNode {
  const t = useNetworkPhrases();
  const format = useFormat();
  const { window, hops, set } = view;
  const chooseTypes = (types: readonly RelationType[]): void =>
    set({ types: types.length === 0 ? 'NONE' : types.join(',') });
  return (
    <>
      {centre === undefined ? null : (
        <PaneGroup title={t('centre')}>
          <PersonPicker
            label={t('centre')}
            value={centre}
            onChange={(personId) => set({ personId, doctorId: undefined, id: undefined })}
          />
        </PaneGroup>
      )}
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
            <span className="num">{format.count(facts.types.find((one) => one.type === type)?.count ?? 0)}</span>
          </label>
        ))}
      </section>
      <YearRange
        years={facts.years}
        from={window.fromYear}
        to={window.toYear}
        onChange={(from, to) => set({ from, to })}
        onSlide={(fromYear, toYear) => onSlide?.({ fromYear, toYear })}
      />
      <StrengthRange
        most={facts.most}
        value={window.minStrength ?? 1}
        onChange={(min) => set({ min })}
        onSlide={(minStrength) => onSlide?.({ minStrength })}
      />
      <PaneGroup title={t('scope')}>
        <Segmented
          block
          aria-label={t('scope')}
          value={centre === undefined ? 'all' : String(hops)}
          options={['1', '2', 'all'].map((value) => ({ value, label: t(`hops.${value as '1' | '2' | 'all'}`) }))}
          onChange={(value) =>
            value === 'all'
              ? set({ tab: 'map', id: undefined })
              : set({ tab: undefined, hops: value === '2' ? undefined : value })
          }
        />
      </PaneGroup>
      <PaneGroup title={t('region')}>
        <RegionPicker regions={facts.regions} value={window.region} onChange={(region) => set({ region })} />
      </PaneGroup>
    </>
  );
}
