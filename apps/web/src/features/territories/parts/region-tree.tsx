// Provinces and their cities: who looks after them, how many doctors and hospitals are there; a change begins here.
import { Coverage, type TerritoryMap, type TerritoryRegion } from '@yijian/contract/territories';
import { MapPinned } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { StatusBadge, TagList, type Tone } from '@yijian/ui/badge';
import { FilterButton } from '@yijian/ui/filter';
import { type DataColumn } from '@yijian/ui/table';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { useListState } from '../../../lib/lists/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import {
  RowActions,
  SectionPage,
  TreeCell,
  useTreePage,
  type SectionPageProps,
  type TreeRow,
} from '../../administration/index.ts';
import { useTerritories } from '../territories.api.ts';
import { useTerritoryPhrases } from '../territories.phrases.ts';
import { CountLink } from './count-link.tsx';
import { MoveForm } from './move-form.tsx';

export interface Region extends TerritoryRegion {
  readonly id: string;
  readonly parentId: string | null;
  readonly sort: number;
}
type Row = TreeRow<Region>;

const tones: Readonly<Record<Coverage, Tone>> = { COVERED: 'ok', NONE: 'bad', SEVERAL: 'warn', PARTLY: 'warn' };
const fields = { view: 'text', coverage: 'text' } as const;
const textOf = (region: Region): string => `${region.name} ${region.enName}`;

const shownRegions = (map: TerritoryMap | undefined, coverage: string | undefined): Region[] | undefined =>
  map?.regions
    .filter((region) => coverage === undefined || region.coverage === coverage)
    .map((region) => ({ ...region, id: region.code, parentId: region.parentCode, sort: Number(region.code) }));

export function RegionTree({ views }: Pick<SectionPageProps<Row>, 'views'>): ReactNode {
  const t = useTerritoryPhrases();
  const query = useTerritories();
  const list = useListState(fields);
  const coverage = Coverage.options.find((one) => one === list.filters.coverage);
  const regions = useMemo(() => shownRegions(query.data, coverage), [query.data, coverage]);
  const page = useFolded(regions);
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const columns = useColumns(page, query.data, (code) => setChanged([code]));
  return (
    <>
      <SectionPage
        title={t('title')}
        {...(views ? { views } : {})}
        query={query}
        rows={page.rows}
        rowKey={(row) => row.item.code}
        columns={columns}
        total={regions?.length}
        keyword={page.keyword}
        onKeyword={page.setKeyword}
        placeholder={t('searchRegion')}
        filters={
          <FilterButton
            label={t('coverage')}
            options={Coverage.options.map((value) => ({ value, label: t(`coverage.${value}`) }))}
            value={coverage === undefined ? [] : [coverage]}
            multiple={false}
            onChange={([next]) => list.setFilters({ coverage: next ?? '' })}
          />
        }
      />
      {changed && query.data ? <MoveForm codes={changed} map={query.data} onClose={() => setChanged(null)} /> : null}
    </>
  );
}

/** Provinces are folded at first. */
function useFolded(regions: Region[] | undefined) {
  return useTreePage(regions, textOf, false);
}

function useColumns(
  page: ReturnType<typeof useFolded>,
  map: TerritoryMap | undefined,
  change: (code: string) => void,
): DataColumn<Row>[] {
  const t = useTerritoryPhrases();
  const isEnglish = useLanguage() === 'en';
  const named = ({ name, enName }: { name: string; enName: string }): string => (isEnglish ? enName : name);
  const names = new Map((map?.organizations ?? []).map((one) => [one.id, named(one)]));
  const placeOf = ({ code, parentCode }: Region): Record<string, string> =>
    parentCode === null ? { provinceCode: code } : { cityCode: code };
  return [
    {
      key: 'region',
      title: t('region'),
      width: 240,
      render: ({ item, depth, hasBelow }) => (
        <TreeCell
          name={named(item)}
          depth={depth}
          hasBelow={hasBelow}
          unfolded={page.isUnfolded(item.id)}
          onFold={() => page.fold(item.id)}
        >
          <strong>{named(item)}</strong>
        </TreeCell>
      ),
    },
    {
      key: 'coverage',
      title: t('coverage'),
      width: 128,
      render: ({ item }) => <StatusBadge tone={tones[item.coverage]}>{t(`coverage.${item.coverage}`)}</StatusBadge>,
    },
    {
      key: 'keepers',
      title: t('keepers'),
      width: 280,
      render: ({ item }) => <TagList tags={item.organizationIds.map((id) => names.get(id) ?? '')} />,
    },
    {
      key: 'doctors',
      title: t('doctors'),
      width: 96,
      align: 'right',
      render: ({ item }) => (
        <CountLink count={item.doctorCount} list="doctors" search={placeOf(item)} name={named(item)} />
      ),
    },
    {
      key: 'hospitals',
      title: t('hospitals'),
      width: 96,
      align: 'right',
      render: ({ item }) => (
        <CountLink count={item.hospitalCount} list="hospitals" search={placeOf(item)} name={named(item)} />
      ),
    },
    {
      key: 'unowned',
      title: t('unowned'),
      width: 144,
      align: 'right',
      render: ({ item }) => item.unownedDoctorCount,
    },
    ...(hasPermission('admin:territories:write') ? [changeColumn(t, named, change)] : []),
  ];
}

function changeColumn(
  t: ReturnType<typeof useTerritoryPhrases>,
  named: (region: Region) => string,
  change: (code: string) => void,
): DataColumn<Row> {
  return {
    key: 'actions',
    title: t('actions'),
    width: 80,
    pinRight: true,
    render: ({ item }) => (
      <RowActions
        name={named(item)}
        more={[{ icon: MapPinned, label: t('change', { name: named(item) }), onClick: () => change(item.code) }]}
      />
    ),
  };
}
