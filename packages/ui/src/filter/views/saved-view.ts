// A named set of filters as the picker shows it (look and feel, list page).

/** Nobody else, the owner's team, everyone. */
export type ViewSharing = 'PRIVATE' | 'TEAM' | 'ENTERPRISE';

export type SavedView = {
  key: string;
  name: string;
  /** Whose it is and who sees it, where that is worth saying. */
  hint?: string | undefined;
  /** Opens with the list. */
  isDefault?: boolean | undefined;
  /** Its number stands on the workspace. */
  isPinned?: boolean | undefined;
  sharing?: ViewSharing | undefined;
  /** Whether the user may rename, share and delete it. */
  mayChange?: boolean | undefined;
};

export type ViewChange = { name?: string; sharing?: ViewSharing };
