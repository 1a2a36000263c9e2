// Through which calls the screen works: the data upload's own, or those of the console for users.
import { dataModelEndpoints, type UploadCalls, type UploadMode } from '@yijian/contract/data-models';
import { createContext, useContext } from 'react';

export interface UploadDoor {
  readonly calls: UploadCalls;
  /** Permission to upload, fix, commit and undo. */
  readonly write: string;
  /** How rows are stored unless the user says otherwise. */
  readonly firstMode: UploadMode;
}

export const dataDoor: UploadDoor = {
  calls: dataModelEndpoints,
  write: 'data:data-models:write',
  firstMode: 'ADD',
};

export const UploadDoorContext = createContext<UploadDoor>(dataDoor);

export const useUploadDoor = (): UploadDoor => useContext(UploadDoorContext);
