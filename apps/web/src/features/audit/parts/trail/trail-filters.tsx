// What the trail can be narrowed by: person, kind, field, action, period, reason, request, record; sessions and imports are folded unless all is asked for.
import type { AuditFilter } from '@yijian/contract/audit';
import { Switch } from 'antd';
import type { ReactNode } from 'react';
import { DateRangeFilter, FilterButton, SearchInput } from '@yijian/ui/filter';
import { personName } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import type { ListState } from '../../../../lib/lists/index.ts';
import { useKinds, usePeople } from '../../audit.api.ts';
import { useAuditPhrases } from '../../audit.phrases.ts';

export const trailFields = {
  userId: 'text',
  kind: 'text',
  recordId: 'text',
  recordName: 'text',
  field: 'text',
  shown: 'text',
  action: 'text',
  from: 'text',
  to: 'text',
  requestId: 'text',
  reason: 'text',
  history: 'text',
} as const;

export type TrailList = ListState<typeof trailFields>;

export function filterOf({ filters }: TrailList): AuditFilter {
  const { history: _history, shown, ...filter } = filters;
  return { ...filter, view: shown === 'all' ? 'ALL' : 'FOLDED' } as AuditFilter;
}

const actions = ['insert', 'update', 'delete'] as const;
const one = (value: string | undefined): string[] => (value === undefined ? [] : [value]);

export function TrailFilters({ list }: { list: TrailList }): ReactNode {
  const t = useAuditPhrases();
  const isEnglish = useLanguage() === 'en';
  const people = usePeople().data ?? [];
  const kinds = useKinds().data ?? [];
  const { userId, kind, field, action, from, to, requestId, reason, shown } = list.filters;
  const named = (word: { name: string; enName: string }): string => (isEnglish ? word.enName : word.name);
  const fields = kinds
    .filter(({ code }) => kind === undefined || code === kind)
    .flatMap((one) =>
      one.fields.map((each) => ({
        value: `${one.code}.${each.code}`,
        label: kind === undefined ? t('fieldOfKind', { kind: named(one), field: named(each) }) : named(each),
      })),
    );
  return (
    <>
      <FilterButton
        label={t('person')}
        options={people.map((person) => ({ value: person.id, label: personName(person) }))}
        value={one(userId)}
        multiple={false}
        onChange={([next]) => list.setFilters({ userId: next ?? '' })}
      />
      <FilterButton
        label={t('kind')}
        options={kinds.map((one) => ({ value: one.code, label: named(one) }))}
        value={one(kind)}
        multiple={false}
        onChange={([next]) => list.setFilters({ kind: next ?? '', field: '' })}
      />
      <FilterButton
        label={t('changedField')}
        options={fields}
        value={one(field)}
        multiple={false}
        onChange={([next]) => list.setFilters({ field: next ?? '' })}
      />
      <FilterButton
        label={t('action')}
        options={actions.map((value) => ({ value, label: t(value) }))}
        value={one(action)}
        multiple={false}
        onChange={([next]) => list.setFilters({ action: next ?? '' })}
      />
      <DateRangeFilter
        label={t('period')}
        value={from === undefined && to === undefined ? null : [from ?? null, to ?? null]}
        onChange={(range) => list.setFilters({ from: range?.[0] ?? '', to: range?.[1] ?? '' })}
      />
      <SearchInput
        value={reason ?? ''}
        width={128}
        placeholder={t('reasonSearch')}
        onChange={(next) => list.setFilters({ reason: next })}
      />
      <SearchInput
        value={requestId ?? ''}
        placeholder={t('requestSearch')}
        onChange={(next) => list.setFilters({ requestId: next })}
      />
      <label className="audit-all">
        <Switch
          size="small"
          checked={shown === 'all'}
          onChange={(isAll) => list.setFilters({ shown: isAll ? 'all' : '' })}
        />
        {t('showAll')}
      </label>
    </>
  );
}
