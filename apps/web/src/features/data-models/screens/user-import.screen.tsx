// Users from a file, in the console beside the list of users (specification 3; product 3.25).
import { userImportEndpoints } from '@yijian/contract/data-models';
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../../administration/index.ts';
import { useUploadPhrases } from '../data-models.phrases.ts';
import { UploadPage } from '../parts/upload-page.tsx';
import { UploadDoorContext, type UploadDoor } from '../upload-door.api.ts';

const userDoor: UploadDoor = { calls: userImportEndpoints, write: 'admin:users:import', firstMode: 'ADD' };

export default function UserImportScreen(): ReactNode {
  const t = useUploadPhrases();
  return (
    <ConsoleFrame section="users" permission={userDoor.write}>
      <UploadDoorContext value={userDoor}>
        <UploadPage title={t('importUsers')} />
      </UploadDoorContext>
    </ConsoleFrame>
  );
}
