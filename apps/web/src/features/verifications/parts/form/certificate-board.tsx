// Certificates of a request that is written: those that are there, and the place for another with its progress.
import { MOST_CERTIFICATES, type Certificate } from '@yijian/contract/verifications';
import { Button, DatePicker, Input, Progress, Select } from 'antd';
import dayjs from 'dayjs';
import { DropZone } from '@yijian/ui/drop-zone';
import { Field } from '@yijian/ui/form-page';
import { Glyph } from '@yijian/ui/icon';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useDeleteCertificate } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { useVerificationChoices } from '../badges.tsx';
import { CertificateThumb } from '../review/certificate-thumb.tsx';
import { FindingList } from '../review/finding-list.tsx';
import { emptyCertificate, useCertificateUpload, type CertificateWork } from './use-certificate-upload.ts';

export interface CertificateBoardProps {
  readonly certificates: readonly Certificate[];
  readonly holderName: string;
  /** Keeps the request and answers its id; undefined when something is wrong with it. */
  readonly ensureKept: () => Promise<string | undefined>;
  readonly mayDelete: boolean;
}

export function CertificateBoard({
  certificates,
  holderName,
  ensureKept,
  mayDelete,
}: CertificateBoardProps): ReactNode {
  const t = useVerificationPhrases();
  const [work, setWork] = useState<Partial<CertificateWork>>({});
  const whole = { ...emptyCertificate, holderName, ...work };
  const { upload, sent, failure } = useCertificateUpload(ensureKept, () => setWork({}));
  return (
    <section aria-label={t('certificates')}>
      <h3 className="verify-title">{t('certificates')}</h3>
      <ul className="verify-certificates">
        {certificates.map((one) => (
          <li key={one.id}>
            <CertificateThumb certificate={one} />
            <div>
              <strong>{t(`type.${one.type}`)}</strong>
              <small className="num">
                {[one.maskedNumber, one.holderName, one.expiresOn].filter(Boolean).join(' · ')}
              </small>
              <FindingList findings={one.findings} />
            </div>
            {mayDelete ? <DeleteButton id={one.id} /> : null}
          </li>
        ))}
      </ul>
      {certificates.length >= MOST_CERTIFICATES ? (
        <p className="verify-hint">{t('enough', { limit: MOST_CERTIFICATES })}</p>
      ) : (
        <>
          <CertificateFields work={whole} change={(part) => setWork((now) => ({ ...now, ...part }))} />
          {sent === null ? (
            <DropZone
              id="certificate-file"
              label={t('file')}
              title={t('drop')}
              hint={t('dropHint', { limit: MOST_CERTIFICATES })}
              accept=".jpg,.jpeg,.png,.webp,.pdf"
              onFile={(file) => void upload(file, whole)}
            />
          ) : (
            <div className="verify-sending" role="status">
              <Progress percent={Math.round(sent * 100)} showInfo={false} aria-label={t('file')} />
              <span>{sent < 1 ? t('uploading', { percent: Math.round(sent * 100) }) : t('checking')}</span>
            </div>
          )}
          {failure === null ? null : (
            <p className="verify-failure" role="alert">
              {failure}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function DeleteButton({ id }: { id: string }): ReactNode {
  const t = useVerificationPhrases();
  const common = useCommonPhrases();
  const shell = useShell();
  const remove = useDeleteCertificate();
  return (
    <Button
      type="text"
      size="small"
      aria-label={t('removeCertificate')}
      icon={<Glyph icon={Trash2} />}
      loading={remove.isPending}
      onClick={() =>
        remove.mutate({ query: { id } }, { onSuccess: () => shell.toast.success(common('deleteSuccess')) })
      }
    />
  );
}

function CertificateFields({
  work,
  change,
}: {
  work: CertificateWork;
  change: (part: Partial<CertificateWork>) => void;
}): ReactNode {
  const t = useVerificationPhrases();
  const { types } = useVerificationChoices();
  const day = (name: 'issuedOn' | 'expiresOn'): ReactNode => (
    <DatePicker
      id={`certificate-${name}`}
      value={work[name] === '' ? null : dayjs(work[name])}
      onChange={(value) => change({ [name]: value?.format('YYYY-MM-DD') ?? '' })}
    />
  );
  return (
    <div className="verify-fields">
      <Field label={t('certificateType')} id="certificate-type">
        <Select id="certificate-type" value={work.type} options={types} onChange={(type) => change({ type })} />
      </Field>
      <Field label={t('certificateNumber')} id="certificate-number">
        <Input
          id="certificate-number"
          maxLength={30}
          value={work.number}
          onChange={(event) => change({ number: event.target.value.trim() })}
        />
      </Field>
      <Field label={t('holderName')} id="certificate-holder" required>
        <Input
          id="certificate-holder"
          maxLength={40}
          value={work.holderName}
          onChange={(event) => change({ holderName: event.target.value })}
        />
      </Field>
      <div className="verify-days">
        <Field label={t('issuedOn')} id="certificate-issuedOn">
          {day('issuedOn')}
        </Field>
        <Field label={t('expiresOn')} id="certificate-expiresOn">
          {day('expiresOn')}
        </Field>
      </div>
    </div>
  );
}
