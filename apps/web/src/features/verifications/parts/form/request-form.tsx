// Writing a request: the doctor, the fields filled with what is known, the certificates (specification 4; R4.5).
import type { KnownDoctor, VerificationDetail } from '@yijian/contract/verifications';
import { Button, Input } from 'antd';
import { ErrorSummary, Field, FormDrawer } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { DoctorPicker, type PickedDoctor } from '../../../doctors/index.ts';
import { useCertificates, useKnownDoctor } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import '../verifications.css';
import { CertificateBoard } from './certificate-board.tsx';
import { RequestFields } from './request-fields.tsx';
import { emptyWork, workOf, type RequestWork } from './request-work.ts';
import { useRequest } from './use-request.ts';

export interface RequestFormProps {
  /** The request that is changed; absent for a new one. */
  readonly request?: VerificationDetail | undefined;
  readonly onClose: () => void;
}

/** Mount it while it is open. */
export function RequestForm({ request, onClose }: RequestFormProps): ReactNode {
  const t = useVerificationPhrases();
  const [doctor, setDoctor] = useState<PickedDoctor | null>(null);
  const doctorId = request?.doctorId ?? doctor?.id;
  const facts = useKnownDoctor(doctorId ?? null).data;
  const known = facts === undefined ? undefined : knownOf(facts);
  const [work, setWork] = useState<Partial<RequestWork>>(request ? workOf(request) : {});
  const whole: RequestWork = { ...(known ?? emptyWork), ...work };
  const { kept, problems, keep, keepDraft, send, isBusy } = useRequest(request, onClose);
  const certificates = useCertificates(kept?.id ?? null).data ?? [];
  const pick = (next: PickedDoctor | null): void => {
    setDoctor(next);
    setWork({});
  };
  const footer = (
    <>
      <Button loading={isBusy} onClick={() => void keepDraft(doctorId, whole)}>
        {t('keepDraft')}
      </Button>
      <Button type="primary" loading={isBusy} onClick={() => void send(doctorId, whole, certificates.length)}>
        {t('submit')}
      </Button>
    </>
  );
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(request ? 'editRequest' : 'newRequest')}
      dirty={Object.keys(work).length > 0 && request === undefined}
      width={640}
      footer={footer}
    >
      <ErrorSummary problems={problems} />
      <Field label={t('doctor')} id="doctor" required error={problems.find((one) => one.field === 'doctor')?.message}>
        {request ? (
          <strong>{`${request.doctorName} ${request.doctorTitle} · ${request.hospitalName}`}</strong>
        ) : (
          <DoctorPicker id="doctor" value={doctor} onChange={pick} disabled={kept !== null} />
        )}
      </Field>
      {known === undefined ? null : (
        <>
          <RequestFields
            work={whole}
            known={known}
            problems={problems}
            change={(part) => setWork((now) => ({ ...now, ...part }))}
          />
          <CertificateBoard
            certificates={certificates}
            holderName={whole.name}
            ensureKept={() => keep(doctorId, whole)}
            mayDelete={request === undefined || request.actions.includes('deleteCertificate')}
          />
          <Field label={t('note')} id="note">
            <Input.TextArea
              id="note"
              rows={2}
              maxLength={1000}
              placeholder={t('notePlaceholder')}
              value={whole.note}
              onChange={(event) => setWork((now) => ({ ...now, note: event.target.value }))}
            />
          </Field>
        </>
      )}
    </FormDrawer>
  );
}

/** What the form begins with: the doctor as it is stored. */
const knownOf = ({ name, hospitalId, hospitalName, department, title }: KnownDoctor): RequestWork => ({
  name,
  hospital: { id: hospitalId, name: hospitalName, cityName: '' },
  department,
  title,
  licenceNumber: '',
  note: '',
});
