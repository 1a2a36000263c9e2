// A certificate on its way: the request is kept, the file is sent, what was wrong is said.
import { useQueryClient } from '@tanstack/react-query';
import type { CertificateType } from '@yijian/contract/verifications';
import { useState } from 'react';
import { ApiError, refreshCalls } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { sendCertificate } from '../../send-file.api.ts';
import { changed } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';

export interface CertificateWork {
  readonly type: CertificateType;
  readonly number: string;
  readonly holderName: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
}

export const emptyCertificate: CertificateWork = {
  type: 'PRACTICE',
  number: '',
  holderName: '',
  issuedOn: '',
  expiresOn: '',
};

export function useCertificateUpload(ensureKept: () => Promise<string | undefined>, onDone: () => void) {
  const t = useVerificationPhrases();
  const shell = useShell();
  const client = useQueryClient();
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = async (file: File, work: CertificateWork): Promise<void> => {
    setFailure(null);
    const requestId = await ensureKept();
    if (requestId === undefined) return;
    setSent(0);
    try {
      await sendCertificate({ requestId, ...filled(work), file }, setSent);
      shell.toast.success(t('uploaded'));
      onDone();
      for (const row of changed) await refreshCalls(client, row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setSent(null);
    }
  };
  return { upload, sent, failure };
}

/** Fields that were left empty are left out. */
function filled({ type, ...rest }: CertificateWork): Pick<CertificateWork, 'type'> & Partial<CertificateWork> {
  return { type, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')) };
}
