// The list page of the north star, picture 01 (look and feel, list page).
import { Button } from 'antd';
import {
  CalendarPlus,
  Plus,
  Presentation,
  Send,
  SquareCheckBig,
  Star,
  Tag as TagIcon,
  Upload,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { ConsentIcons, StarToggle, TagList, TierBadge } from '../../src/badge/index.ts';
import { Sparkline } from '../../src/sparkline/index.ts';
import { FilterButton, FilterTree, SavedViewPicker, SearchInput } from '../../src/filter/index.ts';
import { Glyph } from '../../src/icon/index.ts';
import { ListPage } from '../../src/list-page/index.ts';
import { DataTable, noColumnsState, Pagination, TwoLine, useSelection } from '../../src/table/index.ts';
import type { DataColumn, Density, SortState } from '../../src/table/index.ts';
import { doctors } from '../data/doctors.ts';
import type { Doctor } from '../data/doctors.ts';

const channels = ['sms', 'mail', 'chat'] as const;
const columns: DataColumn<Doctor>[] = [
  {
    key: 'name',
    title: '姓名 / 职称',
    width: { zh: 128, en: 144 },
    render: (row) => (
      <span className="name-cell">
        <StarToggle on={row.starred} name={row.name} onChange={() => undefined} />
        <TwoLine strong value={row.name} context={row.title} />
      </span>
    ),
  },
  {
    key: 'hospital',
    title: '医院 / 等级',
    width: 188,
    render: (row) => <TwoLine value={row.hospital} context={row.level} title={row.hospital} />,
  },
  { key: 'department', title: '科室', width: 84, render: (row) => row.department },
  { key: 'city', title: '城市', width: 72, render: (row) => row.city },
  { key: 'tier', title: '分级', width: 48, render: (row) => <TierBadge tier={row.tier} /> },
  { key: 'tags', title: '标签', width: 160, render: (row) => <TagList tags={row.tags} /> },
  {
    key: 'consent',
    title: '授权',
    width: 92,
    render: (row) => (
      <ConsentIcons
        items={row.consent.map((state, at) => ({
          channel: channels[at] ?? 'sms',
          state,
          label: `${channels[at]} ${state}`,
        }))}
      />
    ),
  },
  {
    key: 'visit',
    title: '最近拜访',
    width: 92,
    sortable: true,
    render: (row) => (
      <TwoLine
        value={`${row.days} 天前`}
        context={row.date}
        tone={row.days >= 60 ? 'bad' : row.days >= 30 ? 'warn' : undefined}
      />
    ),
  },
  {
    key: 'activity',
    title: '近 12 周活跃',
    width: 104,
    render: (row) => <Sparkline values={row.activity} label="近 12 周活跃" />,
  },
  {
    key: 'task',
    title: '下一任务',
    width: 176,
    render: (row) => <TwoLine value={row.task} context={row.due} contextTone={row.dueTone} />,
  },
];

export function ListGallery(): React.ReactNode {
  const selection = useSelection();
  const [density, setDensity] = useState<Density>('normal');
  const [columnsState, setColumnsState] = useState(noColumnsState);
  const [sort, setSort] = useState<SortState | null>({ key: 'visit', direction: 'ascending' });
  const [region, setRegion] = useState(['310', '320']);
  const [tab, setTab] = useState('mine');
  const [search, setSearch] = useState('');
  const none: string[] = [];
  const ignore = (): void => undefined;
  const filter = (label: string, value: string[]) => (
    <FilterButton
      label={label}
      options={['神经内科', '精神科', '心内科'].map((one) => ({ value: one, label: one }))}
      value={value}
      onChange={ignore}
    />
  );
  return (
    <ListPage
      title="医生客户"
      tabs={[
        { key: 'followed', label: '我的关注', count: 48 },
        { key: 'mine', label: '我的客户', count: 326 },
        { key: 'all', label: '全部客户', count: '12,480' },
      ]}
      tab={tab}
      onTabChange={setTab}
      actions={
        <>
          <Button icon={<Glyph icon={Upload} />}>导入</Button>
          <Button type="primary" icon={<Glyph icon={Plus} />}>
            新建医生
          </Button>
        </>
      }
      views={
        <SavedViewPicker
          views={[{ key: '1', name: 'A/B 级久未拜访' }]}
          current="1"
          onPick={ignore}
          onDelete={ignore}
          onSave={ignore}
        />
      }
      search={<SearchInput value={search} onChange={setSearch} placeholder="姓名、拼音、医院" />}
      filters={
        <>
          <FilterTree
            label="地区"
            value={region}
            onChange={setRegion}
            nodes={[
              {
                value: '300',
                label: '云川省',
                children: [
                  { value: '310', label: '云川市' },
                  { value: '311', label: '临汐市' },
                ],
              },
              { value: '320', label: '江澜市' },
            ]}
          />
          {filter('医院级别', none)}
          {filter('科室', ['神经内科', '精神科'])}
          {filter('分级', ['神经内科', '精神科'])}
          {filter('标签', none)}
          {filter('覆盖状态', none)}
          {filter('最近拜访', ['心内科'])}
        </>
      }
      moreFilters={filter('负责人', none)}
      activeFilters={[
        { key: 'region', label: '地区', value: '云川市、江澜市', onRemove: () => setRegion([]) },
        { key: 'department', label: '科室', value: '神经内科、精神科', onRemove: ignore },
        { key: 'tier', label: '分级', value: 'A、B', onRemove: ignore },
        { key: 'visit', label: '最近拜访', value: '14 天以上', onRemove: ignore },
      ]}
      onClearFilters={ignore}
      onSaveView={ignore}
      summary={
        <>
          符合 <b>86</b> 位
        </>
      }
      total={86}
      asOf="数据截至 11-20 09:30"
      toolbar={{
        density,
        onDensityChange: setDensity,
        columns: { columns, state: columnsState, onChange: setColumnsState },
        onRefresh: ignore,
        onExport: ignore,
      }}
      batch={{
        selection,
        actions: [
          { key: 'follow', label: '关注', icon: Star, onClick: ignore },
          { key: 'tag', label: '打标签', icon: TagIcon, onClick: ignore },
          { key: 'task', label: '建任务', icon: SquareCheckBig, onClick: ignore },
          { key: 'plan', label: '计划拜访', icon: CalendarPlus, onClick: ignore },
          { key: 'send', label: '发内容', icon: Send, onClick: ignore },
          { key: 'invite', label: '邀请参会', icon: Presentation, onClick: ignore },
          { key: 'transfer', label: '转移', icon: UserPlus, onClick: ignore },
        ],
      }}
      pagination={<Pagination page={1} pageSize={20} total={86} onChange={ignore} />}
    >
      <DataTable
        label="医生客户"
        columns={columns}
        rows={doctors}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        density={density}
        columnsState={columnsState}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onOpen={ignore}
        renderCard={(row) => <TwoLine strong value={row.name} context={row.hospital} />}
      />
    </ListPage>
  );
}
