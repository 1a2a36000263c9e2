// What the files of a record need of the room that keeps them.
import type { AttachedFiles } from '@yijian/contract/core';
import type { QueryLike } from '@yijian/ui/states';

/** What the room that keeps the files asks the server for them. */
export interface FileCalls {
  readonly files: QueryLike<AttachedFiles>;
  readonly upload: (
    file: File,
    told: { readonly onError: (error: Error) => void; readonly onSettled: () => void },
  ) => void;
  readonly isRemoving: boolean;
  readonly remove: (id: string, onSuccess: () => void) => void;
  readonly download: (id: string) => Promise<unknown>;
}
