// The certificates of a request: one at a time, enlarged, turned, with its number and what the checks found.
import type { Certificate } from '@yijian/contract/verifications';
import { verificationEndpoints } from '@yijian/contract/verifications';
import { SegmentedField } from '@yijian/ui/form-page';
import { IconButton } from '@yijian/ui/icon';
import { Async, Empty } from '@yijian/ui/states';
import { Download, Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { download } from '../../../../lib/api/index.ts';
import { PersonalNumber } from '../../../privacy/index.ts';
import { revealCertificate, useCertificates } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { FindingList } from './finding-list.tsx';
import { useCertificateFile } from './use-certificate-file.ts';

export function Evidence({ requestId }: { requestId: string }): ReactNode {
  const t = useVerificationPhrases();
  const query = useCertificates(requestId);
  return (
    <div className="verify-evidence">
      <h3 className="verify-title">{t('evidence')}</h3>
      <Async
        query={query}
        shape="card"
        isEmpty={(list) => list.length === 0}
        empty={{ reason: t('noEvidence') }}
        compact
      >
        {(certificates) => <Viewer certificates={certificates} />}
      </Async>
    </div>
  );
}

function Viewer({ certificates }: { certificates: readonly Certificate[] }): ReactNode {
  const t = useVerificationPhrases();
  const [chosen, setChosen] = useState(certificates[0]?.id ?? '');
  const shown = certificates.find(({ id }) => id === chosen) ?? certificates[0];
  if (shown === undefined) return <Empty compact reason={t('noEvidence')} />;
  return (
    <>
      {certificates.length > 1 ? (
        <SegmentedField
          label={t('evidence')}
          options={certificates.map((one, index) => ({
            value: one.id,
            label: `${index + 1} ${t(`type.${one.type}`)}`,
          }))}
          value={shown.id}
          onChange={setChosen}
        />
      ) : null}
      <Stage key={shown.id} certificate={shown} />
      <Facts certificate={shown} />
      {shown.findings.length === 0 ? (
        <p className="verify-hint">{t('noFindings')}</p>
      ) : (
        <FindingList findings={shown.findings} />
      )}
    </>
  );
}

const STEP = 0.5;
const MOST = 4;

function Stage({ certificate }: { certificate: Certificate }): ReactNode {
  const t = useVerificationPhrases();
  const isPdf = certificate.fileType === 'application/pdf';
  const address = useCertificateFile(isPdf ? null : certificate.id);
  const [view, setView] = useState({ scale: 1, turn: 0 });
  const zoom = (by: number): void =>
    setView(({ scale, turn }) => ({ turn, scale: Math.min(MOST, Math.max(1, scale + by)) }));
  const type = t(`type.${certificate.type}`);
  return (
    <>
      {/* Scrolled by key when it is enlarged. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="verify-stage" tabIndex={0} role="region" aria-label={type}>
        {isPdf ? (
          <p>{t('pdfPages', { count: certificate.pages ?? 0 })}</p>
        ) : address === null ? null : (
          <img
            src={address}
            alt={t('pictureOf', { type })}
            style={{ transform: `scale(${view.scale}) rotate(${view.turn}deg)` }}
          />
        )}
      </div>
      <div className="verify-tools" role="toolbar" aria-label={type}>
        {isPdf ? null : (
          <>
            <IconButton icon={ZoomOut} label={t('zoomOut')} disabled={view.scale === 1} onClick={() => zoom(-STEP)} />
            <IconButton icon={ZoomIn} label={t('zoomIn')} disabled={view.scale === MOST} onClick={() => zoom(STEP)} />
            <IconButton
              icon={RotateCw}
              label={t('rotate')}
              onClick={() => setView(({ scale, turn }) => ({ scale, turn: turn + 90 }))}
            />
            <IconButton icon={Maximize} label={t('fit')} onClick={() => setView({ scale: 1, turn: 0 })} />
          </>
        )}
        <IconButton
          icon={Download}
          label={t('saveFile')}
          onClick={() => void download(verificationEndpoints.certificateFile, { params: { id: certificate.id } })}
        />
      </div>
    </>
  );
}

function Facts({ certificate }: { certificate: Certificate }): ReactNode {
  const t = useVerificationPhrases();
  const { id, maskedNumber, mayReveal, holderName, issuedOn, expiresOn } = certificate;
  return (
    <dl className="verify-values">
      <div>
        <dt>{t('certificateNumber')}</dt>
        <dd className="num">
          <PersonalNumber
            table="verification_certificates"
            id={id}
            field="LICENCE_NUMBER"
            masked={maskedNumber}
            mayReveal={mayReveal}
            reveal={(body) => revealCertificate(id, body)}
          />
        </dd>
      </div>
      <div>
        <dt>{t('holderName')}</dt>
        <dd>{holderName}</dd>
      </div>
      <div>
        <dt>{t('issuedOn')}</dt>
        <dd className="num">{issuedOn ?? '—'}</dd>
      </div>
      <div>
        <dt>{t('expiresOn')}</dt>
        <dd className="num">{expiresOn ?? '—'}</dd>
      </div>
    </dl>
  );
}
