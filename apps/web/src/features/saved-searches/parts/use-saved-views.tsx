// The saved views of a list: the address holds the filters, a view is a named address.
import type { SavedSearch } from '@yijian/contract/saved-searches';
import { SavedViewPicker } from '@yijian/ui/filter';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { writeFilters, type FilterValues, type ListFields, type ListState } from '../../../lib/lists/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useRemoveSearch, useSaveSearch, useSavedSearches } from '../saved-searches.api.ts';
import { useSavedSearchPhrases } from '../saved-searches.phrases.ts';

/** The picker of the views of `name`, such as MY_CUSTOMER. */
export function useSavedViews<const F extends ListFields>(name: string, fields: F, list: ListState<F>): ReactNode {
  const t = useSavedSearchPhrases();
  const shell = useShell();
  const [, setSearch] = useSearchParams();
  const { data: searches = [] } = useSavedSearches(name);
  const save = useSaveSearch();
  const remove = useRemoveSearch();
  const parameters = { ...list.filters, ...(list.sort === undefined ? {} : { sort: list.sort }) };
  const current = searches.find((one) => sameText(one.parameters) === sameText(parameters));
  const pick = (key: string): void => {
    const chosen = searches.find((one) => one.id === key);
    if (chosen) setSearch(addressOf(fields, chosen), { replace: true });
  };
  const keep = (title: string): void =>
    save.mutate(
      { body: { list: name, name: title, parameters } },
      { onSuccess: () => shell.toast.success(t('saved')) },
    );
  return (
    <SavedViewPicker
      views={searches.map((one) => ({
        key: one.id,
        name: one.name,
        deletable: one.isOwn,
        ...(one.isOwn ? {} : { hint: t('shared', { name: one.ownerName }) }),
      }))}
      current={current?.id ?? null}
      onPick={pick}
      onDelete={(id) => remove.mutate({ params: { id } }, { onSuccess: () => shell.toast.success(t('removed')) })}
      {...(Object.keys(list.filters).length > 0 ? { onSave: keep } : {})}
    />
  );
}

function addressOf<F extends ListFields>(fields: F, { parameters }: SavedSearch): URLSearchParams {
  const next = writeFilters(fields, new URLSearchParams(), parameters as FilterValues<F>);
  if (typeof parameters['sort'] === 'string') next.set('sort', parameters['sort']);
  return next;
}

/** One text for equal parameters, whatever the order of their names and values. */
function sameText(parameters: Readonly<Record<string, unknown>>): string {
  const named = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  return JSON.stringify(
    named
      .map(
        ([name, value]) =>
          `${name}=${Array.isArray(value) ? value.map(String).toSorted(byText).join() : String(value)}`,
      )
      .toSorted(byText),
  );
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
