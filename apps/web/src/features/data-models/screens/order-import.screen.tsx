// Cost centers and internal orders from a file of the ledger, beside their lists (product: CC and IO lists).
import { orderImportEndpoints } from '@yijian/contract/data-models';
import { Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { hasPermission } from '../../../lib/session/index.ts';
import { useUploadPhrases } from '../data-models.phrases.ts';
import { UploadPage } from '../parts/upload-page.tsx';
import { UploadDoorContext, type UploadDoor } from '../upload-door.api.ts';

// The ledger sends what it has: what is new is added, what is known is changed.
const orderDoor: UploadDoor = { calls: orderImportEndpoints, write: 'meeting:orders:write', firstMode: 'UPSERT' };

export default function OrderImportScreen(): ReactNode {
  const t = useUploadPhrases();
  if (!hasPermission(orderDoor.write)) return <Empty reason={t('noOrderWrite')} />;
  return (
    <UploadDoorContext value={orderDoor}>
      <UploadPage title={t('importOrders')} />
    </UploadDoorContext>
  );
}
