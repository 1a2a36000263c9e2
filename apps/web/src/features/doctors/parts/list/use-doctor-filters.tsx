// The filters of the customer lists and the chips of those that are set (R3.4).
import type { CustomerListType } from '@yijian/contract/doctors';
import type { UserRoles } from '@yijian/contract/users';
import { FilterButton, FilterTree, SearchInput, type ActiveFilter } from '@yijian/ui/filter';
import { joined, personName, useFormat } from '../../../../lib/format/index.ts';
import type { ReactNode } from 'react';
import { useDepartments, useEntries } from '../../../dictionaries/index.ts';
import { useHospitalWords } from '../../../hospitals/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { readsField } from '../../../../lib/session/index.ts';
import { useProducts } from '../../../products/index.ts';
import { useRegions } from '../../../regions/index.ts';
import { useColleagues } from '../../../shares/index.ts';
import { useDepartmentCounts, type DoctorFilters, type DoctorListData } from '../../doctors.api.ts';
import { useDoctorPhrases } from '../../doctors.phrases.ts';
import { useDoctorWords, type Choice } from '../use-doctor-words.ts';

type ListField =
  | 'hospitalLevel'
  | 'tier'
  | 'clueGrade'
  | 'tag'
  | 'coverageStatus'
  | 'productId'
  | 'procurementStatus'
  | 'channels'
  | 'doctorType';
type OneField = 'lastVisit' | 'hasSales' | 'isVerified' | 'isArchived';
interface Offer<F extends string> {
  readonly field: F;
  readonly label: string;
  readonly options: readonly Choice[];
}
type SetFilters = (change: DoctorFilters) => void;

export interface DoctorFilterParts {
  readonly search: ReactNode;
  readonly filters: ReactNode;
  readonly more: ReactNode;
  readonly chips: ActiveFilter[];
}

export function useDoctorFilters(list: DoctorListData, type: CustomerListType): DoctorFilterParts {
  const t = useDoctorPhrases();
  const { filters, setFilters } = list;
  const { first, rest, ones } = useOffers(list);
  const regions = useRegions();
  const departments = useDepartmentNodes(type === 'MY_CUSTOMER');
  const chosenPlaces = [...(filters.provinceCode ?? []), ...(filters.cityCode ?? [])];
  const owners = useColleagues((filters.ownerId ?? []).length > 0).data ?? [];
  const setPlaces = (codes: readonly string[]): void => {
    const { provinces, cities } = regions.split(codes);
    setFilters({ provinceCode: provinces, cityCode: cities });
  };
  const many = ({ field, label, options }: Offer<ListField>): ReactNode => (
    <FilterButton
      key={field}
      label={label}
      options={options}
      value={filters[field] ?? []}
      onChange={(value) => setFilters({ [field]: value })}
    />
  );
  const one = (offer: Offer<OneField>): ReactNode => (
    <OneOf key={offer.field} {...offer} filters={filters} setFilters={setFilters} />
  );
  return {
    search: (
      <SearchInput
        value={filters.keyword ?? ''}
        onChange={(keyword) => setFilters({ keyword })}
        placeholder={t('search')}
      />
    ),
    filters: (
      <>
        <FilterTree label={t('region')} nodes={regions.nodes} value={chosenPlaces} onChange={setPlaces} />
        {first.slice(0, 1).map(many)}
        <FilterTree
          label={t('department')}
          nodes={departments.nodes}
          value={filters.departmentCode ?? []}
          onChange={(departmentCode) => setFilters({ departmentCode })}
        />
        {first.slice(1).map(many)}
        {ones.slice(0, 1).map(one)}
      </>
    ),
    more: (
      <>
        <SearchInput
          value={filters.hospitalName ?? ''}
          onChange={(hospitalName) => setFilters({ hospitalName })}
          placeholder={t('hospitalName')}
          width={188}
        />
        {rest.map(many)}
        <OwnerFilter filters={filters} setFilters={setFilters} />
        {ones.slice(1).map(one)}
      </>
    ),
    chips: [
      ...codeChips(t('region'), chosenPlaces, regions.nameOf, () => setPlaces([])),
      ...codeChips(t('department'), filters.departmentCode ?? [], departments.nameOf, () =>
        setFilters({ departmentCode: [] }),
      ),
      ...codeChips(t('hospitalName'), filters.hospitalName ? [filters.hospitalName] : [], String, () =>
        setFilters({ hospitalName: '' }),
      ),
      ...codeChips(
        t('thisHospital'),
        filters.hospitalId ?? [],
        (id) => nameOfHospital(list, id),
        () => setFilters({ hospitalId: [] }),
      ),
      ...codeChips(
        t('owners'),
        filters.ownerId ?? [],
        (id) => ownerName(owners, id),
        () => setFilters({ ownerId: [] }),
      ),
      ...[...first, ...rest].flatMap((offer) =>
        codeChips(offer.label, filters[offer.field] ?? [], labelIn(offer.options), () =>
          setFilters({ [offer.field]: [] }),
        ),
      ),
      ...ones.flatMap((offer) => {
        const value = filters[offer.field];
        return codeChips(offer.label, value === undefined ? [] : [String(value)], labelIn(offer.options), () =>
          setFilters({ [offer.field]: undefined }),
        );
      }),
    ],
  };
}

/** What can be chosen; tags are those the enterprise keeps, and chosen ones it no longer does. */
function useOffers(list: DoctorListData): {
  first: Offer<ListField>[];
  rest: Offer<ListField>[];
  ones: Offer<OneField>[];
} {
  const t = useDoctorPhrases();
  const words = useDoctorWords();
  const hospitals = useHospitalWords();
  // English labels leave no room for it in the first line.
  const isWide = useLanguage() === 'en';
  const coverage = { field: 'coverageStatus' as const, label: t('coverage'), options: words.coverages };
  const former = (list.filters.tag ?? []).filter((tag) => !words.tags.some((one) => one.value === tag));
  return {
    first: [
      { field: 'hospitalLevel', label: t('level'), options: hospitals.levels },
      { field: 'tier', label: t('tier'), options: same(['A', 'B', 'C', 'D']) },
      { field: 'tag', label: t('tags'), options: [...words.tags, ...same(former)] },
      ...(isWide ? [] : [coverage]),
    ],
    rest: [
      ...(isWide ? [coverage] : []),
      ...(readsField('doctor.clueScore')
        ? [{ field: 'clueGrade' as const, label: t('clueGrade'), options: same(['A', 'B', 'C', 'D']) }]
        : []),
      { field: 'productId', label: t('drug'), options: useProducts() },
      { field: 'procurementStatus', label: t('procurement'), options: hospitals.procurements },
      { field: 'channels', label: t('channels'), options: words.channels },
      { field: 'doctorType', label: t('doctorType'), options: useEntries('doctorType') },
    ],
    ones: [
      { field: 'lastVisit', label: t('lastVisit'), options: words.lastVisits },
      { field: 'hasSales', label: t('hasSales'), options: flags(t('yes'), t('no')) },
      { field: 'isVerified', label: t('verified'), options: flags(t('isVerified'), t('notVerified')) },
      { field: 'isArchived', label: t('archived'), options: [{ value: 'true', label: t('isArchived') }] },
    ],
  };
}

/** Who looks after the doctors; the colleagues are asked for once it is shown. */
function OwnerFilter({ filters, setFilters }: { filters: DoctorFilters; setFilters: SetFilters }): ReactNode {
  const t = useDoctorPhrases();
  return (
    <FilterButton
      label={t('owners')}
      options={(useColleagues().data ?? []).map((one) => ({ value: one.id, label: personName(one) }))}
      value={filters.ownerId ?? []}
      onChange={(ownerId) => setFilters({ ownerId })}
    />
  );
}

function OneOf({
  field,
  label,
  options,
  filters,
  setFilters,
}: Offer<OneField> & { filters: DoctorFilters; setFilters: SetFilters }): ReactNode {
  const value = filters[field];
  const set = ([chosen]: string[]): void =>
    setFilters({ [field]: chosen === undefined ? undefined : field === 'lastVisit' ? chosen : chosen === 'true' });
  return (
    <FilterButton
      label={label}
      options={options}
      multiple={false}
      value={value === undefined ? [] : [String(value)]}
      onChange={set}
    />
  );
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
const flags = (yes: string, no: string): Choice[] => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];
const labelIn =
  (options: readonly Choice[]) =>
  (value: string): string =>
    options.find((option) => option.value === value)?.label ?? value;
function ownerName(owners: readonly UserRoles[], id: string): string {
  const owner = owners.find((one) => one.id === id);
  return owner === undefined ? '…' : personName(owner);
}

const nameOfHospital = (list: DoctorListData, id: string): string =>
  list.rows?.find((doctor) => doctor.hospitalId === id)?.hospital ?? '…';

function codeChips(
  label: string,
  values: readonly string[],
  nameOf: (value: string) => string,
  onRemove: () => void,
): ActiveFilter[] {
  if (values.length === 0) return [];
  const named = joined(values.slice(0, 3).map(nameOf));
  return [{ key: label, label, value: values.length > 3 ? `${named} +${values.length - 3}` : named, onRemove }];
}
