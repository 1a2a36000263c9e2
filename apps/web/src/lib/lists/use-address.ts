// The parameters of a tab's address, and the one way to change some of them.
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

export type EditAddress = (edit: (now: URLSearchParams) => URLSearchParams) => void;

/**
 * Edits start from what the browser's address bar holds at that moment, not from what was drawn last:
 * a search that is told after a pause must not take away what was opened meanwhile.
 */
export function useAddress(): readonly [URLSearchParams, EditAddress] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const edit = useCallback<EditAddress>(
    (change) => void navigate(`?${change(new URLSearchParams(window.location.search)).toString()}`, { replace: true }),
    [navigate],
  );
  return [search, edit];
}

/** Sets some parameters; `undefined` or an empty value takes one off. */
export function withFields(
  now: URLSearchParams,
  fields: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  for (const [name, value] of Object.entries(fields))
    if (value === undefined || value === '') now.delete(name);
    else now.set(name, value);
  return now;
}
