// The filters of the customer lists (R3.4).
import type { CustomerListType } from '@yijian/contract/doctors';
import type { UserRoles } from '@yijian/contract/users';
import { FilterButton, FilterTree, SearchInput } from '@yijian/ui/filter';
import { personName, useFormat } from '../../../../lib/format/index.ts';
import type { ReactNode } from 'react';
import { useDepartments, useEntries } from '../../../dictionaries/index.ts';
import { useHospitalWords } from '../../../hospitals/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import type { ListFilter } from '../../../../lib/lists/index.ts';
import { readsField } from '../../../../lib/session/index.ts';
import { useProducts } from '../../../products/index.ts';
import { useRegions } from '../../../regions/index.ts';
import { useColleagues } from '../../../shares/index.ts';
import { useDepartmentCounts, type doctorFields, type DoctorListData } from '../../doctors.api.ts';
import { useDoctorPhrases } from '../../doctors.phrases.ts';
import { useDoctorWords, type Choice } from '../use-doctor-words.ts';

type Filter = ListFilter<typeof doctorFields>;

export function useDoctorFilters(list: DoctorListData, type: CustomerListType): Filter[] {
  const t = useDoctorPhrases();
  const words = useDoctorWords();
  const hospitals = useHospitalWords();
  const { filters, setFilters } = list;
  // English labels leave no room for it in the first line.
  const isWide = useLanguage() === 'en';
  const former = (filters.tag ?? []).filter((tag) => !words.tags.some((one) => one.value === tag));
  const departments = useDepartmentNodes(type === 'MY_CUSTOMER');
  const types = useEntries('doctorType');
  const grade: Filter = {
    kind: 'choice',
    field: 'clueGrade',
    label: t('clueGrade'),
    options: same(['A', 'B', 'C', 'D']),
  };
  return [
    { kind: 'search', field: 'keyword', placeholder: t('search') },
    useRegionFilter(list),
    { kind: 'choice', field: 'hospitalLevel', label: t('level'), options: hospitals.levels },
    {
      kind: 'drawn',
      key: 'departmentCode',
      label: t('department'),
      control: (
        <FilterTree
          label={t('department')}
          nodes={departments.nodes}
          value={filters.departmentCode ?? []}
          onChange={(departmentCode) => setFilters({ departmentCode })}
        />
      ),
      chosen: (filters.departmentCode ?? []).map(departments.nameOf),
      onRemove: () => setFilters({ departmentCode: [] }),
    },
    { kind: 'choice', field: 'tier', label: t('tier'), options: same(['A', 'B', 'C', 'D']) },
    // Those the enterprise keeps, and chosen ones it no longer does.
    { kind: 'choice', field: 'tag', label: t('tags'), options: [...words.tags, ...same(former)] },
    {
      kind: 'choice',
      field: 'coverageStatus',
      label: t('coverage'),
      options: words.coverages,
      place: isWide ? 'folded' : 'line',
    },
    { kind: 'choice', field: 'lastVisit', label: t('lastVisit'), options: words.lastVisits },
    {
      kind: 'drawn',
      key: 'hospitalName',
      label: t('hospitalName'),
      control: (
        <SearchInput
          value={filters.hospitalName ?? ''}
          onChange={(hospitalName) => setFilters({ hospitalName })}
          placeholder={t('hospitalName')}
          width={188}
        />
      ),
      chosen: filters.hospitalName ? [filters.hospitalName] : [],
      onRemove: () => setFilters({ hospitalName: '' }),
      place: 'folded',
    },
    { kind: 'choice', field: 'hospitalId', label: t('thisHospital'), options: hospitalsIn(list), place: 'chip' },
    ...(readsField('doctor.clueScore') ? [{ ...grade, place: 'folded' } as const] : []),
    ...(readsField('doctor.sentContent') ? contentFilters(t, words) : []),
    { kind: 'choice', field: 'productId', label: t('drug'), options: useProducts(), place: 'folded' },
    {
      kind: 'choice',
      field: 'procurementStatus',
      label: t('procurement'),
      options: hospitals.procurements,
      place: 'folded',
    },
    { kind: 'choice', field: 'channels', label: t('channels'), options: words.channels, place: 'folded' },
    { kind: 'choice', field: 'doctorType', label: t('doctorType'), options: types, place: 'folded' },
    useOwnerFilter(list),
    { kind: 'flag', field: 'hasSales', label: t('hasSales'), words: { yes: t('yes'), no: t('no') }, place: 'folded' },
    {
      kind: 'flag',
      field: 'isVerified',
      label: t('verified'),
      words: { yes: t('isVerified'), no: t('notVerified') },
      place: 'folded',
    },
    { kind: 'flag', field: 'isArchived', label: t('archived'), words: { yes: t('isArchived') }, place: 'folded' },
  ];
}

const contentFilters = (t: ReturnType<typeof useDoctorPhrases>, words: ReturnType<typeof useDoctorWords>): Filter[] => [
  { kind: 'choice', field: 'lastSent', label: t('lastSent'), options: words.lastSents, place: 'folded' },
  { kind: 'choice', field: 'contentRead', label: t('contentRead'), options: words.contentReads, place: 'folded' },
];

function useRegionFilter({ filters, setFilters }: DoctorListData): Filter {
  const t = useDoctorPhrases();
  const regions = useRegions();
  const places = [...(filters.provinceCode ?? []), ...(filters.cityCode ?? [])];
  const setPlaces = (codes: readonly string[]): void => {
    const { provinces, cities } = regions.split(codes);
    setFilters({ provinceCode: provinces, cityCode: cities });
  };
  return {
    kind: 'drawn',
    key: 'region',
    label: t('region'),
    control: <FilterTree label={t('region')} nodes={regions.nodes} value={places} onChange={setPlaces} />,
    chosen: places.map(regions.nameOf),
    onRemove: () => setPlaces([]),
  };
}

/** Who looks after the doctors; the colleagues are asked for once the control is shown or one of them is chosen. */
function useOwnerFilter({ filters, setFilters }: DoctorListData): Filter {
  const t = useDoctorPhrases();
  const chosen = filters.ownerId ?? [];
  const owners = useColleagues(chosen.length > 0).data ?? [];
  return {
    kind: 'drawn',
    key: 'ownerId',
    label: t('owners'),
    control: <OwnerControl value={chosen} onChange={(ownerId) => setFilters({ ownerId })} />,
    chosen: chosen.map((id) => ownerName(owners, id)),
    onRemove: () => setFilters({ ownerId: [] }),
    place: 'folded',
  };
}

function OwnerControl({ value, onChange }: { value: readonly string[]; onChange: (ids: string[]) => void }): ReactNode {
  const t = useDoctorPhrases();
  const options = (useColleagues().data ?? []).map((one) => ({ value: one.id, label: personName(one) }));
  return <FilterButton label={t('owners')} options={options} value={value} onChange={onChange} />;
}

/** The own customers are counted beside the departments. */
function useDepartmentNodes(isCounted: boolean) {
  const format = useFormat();
  const counts = useDepartmentCounts(isCounted);
  const countOf = (code: string) => {
    const count = counts.get(code);
    return count === undefined ? {} : { count: format.count(count) };
  };
  const english = useLanguage() === 'en';
  const departments = useDepartments() ?? [];
  const label = (one: { name: string; enName: string }): string => (english && one.enName ? one.enName : one.name);
  const names = new Map(departments.flatMap((one) => [one, ...one.children].map((each) => [each.code, label(each)])));
  return {
    nodes: departments.map((one) => ({
      value: one.code,
      label: label(one),
      ...countOf(one.code),
      ...(one.children.length > 0
        ? {
            children: one.children.map((child) => ({ value: child.code, label: label(child), ...countOf(child.code) })),
          }
        : {}),
    })),
    nameOf: (code: string): string => names.get(code) ?? code,
  };
}

const same = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));
function ownerName(owners: readonly UserRoles[], id: string): string {
  const owner = owners.find((one) => one.id === id);
  return owner === undefined ? '…' : personName(owner);
}

/** The hospital that the address names, once a row tells its name. */
const hospitalsIn = ({ rows, filters }: DoctorListData): Choice[] =>
  (filters.hospitalId ?? []).map((value) => ({
    value,
    label: rows?.find((doctor) => doctor.hospitalId === value)?.hospital ?? '…',
  }));
