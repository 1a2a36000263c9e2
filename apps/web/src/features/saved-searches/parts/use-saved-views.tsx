// The saved views of a list: the address holds the filters, a view is a named address, and one of them opens with the list.
import type { SavedSearch } from '@yijian/contract/saved-searches';
import { SavedViewPicker, type SaveView } from '@yijian/ui/filter';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { writeFilters, type FilterValues, type ListFields, type ListState } from '../../../lib/lists/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import {
  useChangeSearch,
  useDefaultSearch,
  usePinSearch,
  useRemoveSearch,
  useSaveSearch,
  useSavedSearches,
} from '../saved-searches.api.ts';
import { useSavedSearchPhrases } from '../saved-searches.phrases.ts';

export interface SavedViews {
  readonly views: ReactNode;
  /** Keeps the filters in force; undefined while there are none. */
  readonly onSaveView: SaveView | undefined;
}

/** The views of `name`, such as MY_CUSTOMER, as a list page takes them. */
export function useSavedViews<const F extends ListFields>(name: string, fields: F, list: ListState<F>): SavedViews {
  const t = useSavedSearchPhrases();
  const shell = useShell();
  const [, setSearch] = useSearchParams();
  const { data: searches } = useSavedSearches(name);
  const save = useSaveSearch();
  const change = useChangeSearch();
  const makeDefault = useDefaultSearch();
  const pin = usePinSearch();
  const remove = useRemoveSearch();
  useDefaultView(fields, searches);
  const parameters = { ...list.filters, ...(list.sort === undefined ? {} : { sort: list.sort }) };
  const current = searches?.find((one) => sameText(one.parameters) === sameText(parameters));
  const found = (key: string): SavedSearch | undefined => searches?.find((one) => one.id === key);
  const told = { onError: (error: Error) => shell.toast.error(error.message) };
  const onSaveView: SaveView | undefined =
    Object.keys(list.filters).length > 0
      ? (title, isDefault) =>
          save.mutate(
            { body: { list: name, name: title, parameters, isDefault } },
            { ...told, onSuccess: () => shell.toast.success(t('saved')) },
          )
      : undefined;
  const views = (
    <SavedViewPicker
      views={(searches ?? []).map((one) => ({
        key: one.id,
        name: one.name,
        isDefault: one.isDefault,
        isPinned: one.isPinned,
        sharing: one.sharing,
        mayChange: one.mayChange,
        hint: hintOf(t, one),
      }))}
      current={current?.id ?? null}
      onPick={(key) => {
        const chosen = found(key);
        if (chosen) setSearch(addressOf(fields, chosen), { replace: true });
      }}
      onDefault={(id, isDefault) => makeDefault.mutate({ params: { id }, body: { isDefault } }, told)}
      onPin={
        canBePinned(name)
          ? (id, isPinned) =>
              pin.mutate(
                { params: { id }, body: { isPinned } },
                { ...told, onSuccess: () => shell.toast.success(t(isPinned ? 'pinned' : 'unpinned')) },
              )
          : undefined
      }
      onChange={(id, body) =>
        change.mutate({ params: { id }, body }, { ...told, onSuccess: () => shell.toast.success(t('changed')) })
      }
      onDelete={(id) =>
        remove.mutate({ params: { id } }, { ...told, onSuccess: () => shell.toast.success(t('removed')) })
      }
      onSave={onSaveView}
    />
  );
  return { views, onSaveView };
}

/** Whose view it is and who sees it; an own private one says nothing. */
function hintOf(
  t: ReturnType<typeof useSavedSearchPhrases>,
  { isOwn, ownerName, sharing, teamName }: SavedSearch,
): string | undefined {
  if (sharing === 'PRIVATE') return undefined;
  if (sharing === 'TEAM')
    return isOwn ? t('ownTeam', { team: teamName }) : t('byTeam', { name: ownerName, team: teamName });
  return isOwn ? t('ownEnterprise') : t('byEnterprise', { name: ownerName });
}

/** Lists whose number can be counted; networks have none. */
const canBePinned = (list: string): boolean => list !== 'academic-network';

/** Opens the view that the address names; else the default once per visit of the tab, where the address asks for nothing of its own. */
function useDefaultView(fields: ListFields, searches: readonly SavedSearch[] | undefined): void {
  const [search, setSearch] = useSearchParams();
  const isDone = useRef(search.size > 0);
  useEffect(() => {
    if (searches === undefined) return;
    const named = search.get('view');
    if (named !== null && /^\d+$/.test(named)) {
      isDone.current = true;
      const wanted = searches.find((one) => one.id === named);
      setSearch(wanted ? addressOf(fields, wanted) : new URLSearchParams(), { replace: true });
      return;
    }
    if (isDone.current) return;
    isDone.current = true;
    const chosen = searches.find((one) => one.isDefault);
    // Whoever was quicker than the answer has chosen already.
    if (chosen && search.size === 0) setSearch(addressOf(fields, chosen), { replace: true });
  }, [fields, search, searches, setSearch]);
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
