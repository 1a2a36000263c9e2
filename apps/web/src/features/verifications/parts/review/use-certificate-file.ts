// The bytes of a certificate as an address of this page, given back when nobody shows it any more.
import { verificationEndpoints } from '@yijian/contract/verifications';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../../../lib/api/index.ts';

export function useCertificateFile(id: string | null): string | null {
  const [shown, setShown] = useState<{ id: string; address: string } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let isGone = false;
    let address: string | undefined;
    fetchFile(verificationEndpoints.certificateFile, { params: { id } }, { repeatCancel: false }).then(
      ({ blob }) => {
        if (isGone) return;
        address = URL.createObjectURL(blob);
        setShown({ id, address });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [id]);
  return shown?.id === id ? shown.address : null;
}
