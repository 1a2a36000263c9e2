// The tab in front is called after what it shows.
import { useEffect } from 'react';
import { useShell } from './shell-services.ts';

/** Undefined leaves the name that the route gave it. */
export function useTabTitle(title: string | undefined): void {
  const shell = useShell();
  useEffect(() => {
    if (title !== undefined) shell.setTabTitle(title);
    // Once per title, whatever else the shell does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [title]);
}
