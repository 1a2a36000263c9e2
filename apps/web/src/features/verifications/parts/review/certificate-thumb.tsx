// A certificate as a small picture, fetched with the token and shown from memory.
import type { Certificate } from '@yijian/contract/verifications';
import { Glyph } from '@yijian/ui/icon';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { useCertificateFile } from './use-certificate-file.ts';

export function CertificateThumb({ certificate }: { certificate: Certificate }): ReactNode {
  const t = useVerificationPhrases();
  const isPdf = certificate.fileType === 'application/pdf';
  const address = useCertificateFile(isPdf ? null : certificate.id);
  if (isPdf || address === null)
    return (
      <span className="verify-thumb">
        <Glyph icon={FileText} size={20} />
      </span>
    );
  return <img className="verify-thumb" src={address} alt={t('pictureOf', { type: t(`type.${certificate.type}`) })} />;
}
