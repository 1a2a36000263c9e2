// The export tool of the customer lists, for those who may export.
import { doctorEndpoints, type CustomerListType } from '@yijian/contract/doctors';
import { useState } from 'react';
import { download } from '../../../../lib/api/index.ts';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import type { DoctorListData } from '../../doctors.api.ts';

export function useDoctorExport(
  list: DoctorListData,
  type: CustomerListType,
): { onExport?: () => void; exporting?: boolean } {
  const common = useCommonPhrases();
  const shell = useShell();
  const [exporting, setExporting] = useState(false);
  if (!hasPermission('customer:doctors:export')) return {};
  const onExport = (): void => {
    setExporting(true);
    shell.toast.success(common('downloading'));
    download(doctorEndpoints.export, { query: { ...list.filters, type } } as never, { errorMessage: true })
      .catch(() => undefined)
      .finally(() => setExporting(false));
  };
  return { onExport, exporting };
}
