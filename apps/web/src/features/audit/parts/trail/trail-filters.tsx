// What the trail can be narrowed by: person, kind, action, period, reason, request, record.
import type { AuditFilter } from '@yijian/contract/audit';
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
  action: 'text',
  from: 'text',
  to: 'text',
  requestId: 'text',
  reason: 'text',
  history: 'text',
} as const;

export type TrailList = ListState<typeof trailFields>;

export function filterOf({ filters }: TrailList): AuditFilter {
  const { history: _history, ...filter } = filters;
  return filter as AuditFilter;
}

const actions = ['insert', 'update', 'delete'] as const;
const one = (value: string | undefined): string[] => (value === undefined ? [] : [value]);

export function TrailFilters({ list }: { list: TrailList }): ReactNode {
  const t = useAuditPhrases();
  const isEnglish = useLanguage() === 'en';
  const people = usePeople().data ?? [];
  const kinds = useKinds().data ?? [];
  const { userId, kind, action, from, to, requestId, recordId } = list.filters;
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
        options={kinds.map(({ code, name, enName }) => ({ value: code, label: isEnglish ? enName : name }))}
        value={one(kind)}
        multiple={false}
        onChange={([next]) => list.setFilters({ kind: next ?? '' })}
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
        value={recordId ?? ''}
        width={128}
        placeholder={t('recordSearch')}
        onChange={(next) => list.setFilters({ recordId: /^[1-9]\d{0,17}$/.test(next) ? next : '' })}
      />
      <SearchInput
        value={requestId ?? ''}
        placeholder={t('requestSearch')}
        onChange={(next) => list.setFilters({ requestId: next })}
      />
    </>
  );
}
