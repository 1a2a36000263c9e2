// What a screen may ask of the shell; the app provides it through one context (specification 2.4).
import { createContext, useContext } from 'react';

export interface ShellServices {
  /** Opens a path below /pc in its tab, or brings that tab to the front. */
  openTab(path: string, options?: { title?: string; replace?: boolean }): void;
  /** Closes the tab in front; `next` is opened instead of the last one used. */
  closeCurrentTab(next?: string): void;
  setTabTitle(title: string): void;
  /** Really reloads the screen in front. */
  refresh(): void;
  readonly toast: { success(message: string): void; info(message: string): void; error(message: string): void };
  /** Asks, and answers true when the user agreed. */
  confirm(question: {
    title: string;
    content?: string;
    okText?: string;
    cancelText?: string;
    danger?: boolean;
    /** A question about deleting: who cancels is told that nothing was deleted. */
    deletes?: boolean;
  }): Promise<boolean>;
}

export const ShellServicesContext = createContext<ShellServices | null>(null);

/** The shell around the screen. */
export function useShell(): ShellServices {
  const shell = useContext(ShellServicesContext);
  if (!shell) throw new Error('a screen stands outside the shell');
  return shell;
}
