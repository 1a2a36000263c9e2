// One request of a doctor: what was written, whom it may be, and the decision.
import type { DoctorRequest } from '@yijian/contract/doctor-portal';
import { Alert, Button, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { StatusBadge } from '@yijian/ui/badge';
import { DescriptionList, Section } from '@yijian/ui/detail-page';
import { Field, FormDrawer } from '@yijian/ui/form-page';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useAcceptRequest, useRefuseRequest } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { useDoctorRequestPhrases } from '../../doctor-requests.phrases.ts';
import { CandidateList } from './candidate-list.tsx';

interface RequestDrawerProps {
  readonly request: DoctorRequest;
  readonly onClose: () => void;
}

const tones = { OPEN: 'warn', ACCEPTED: 'ok', REFUSED: 'neutral' } as const;

export function RequestState({ state }: { state: DoctorRequest['state'] }): ReactNode {
  const t = useDoctorPortalPhrases();
  return <StatusBadge tone={tones[state]}>{t(`request.${state}`)}</StatusBadge>;
}

export function RequestDrawer({ request, onClose }: RequestDrawerProps): ReactNode {
  const mayDecide = request.state === 'OPEN' && hasPermission('customer:doctor-portal:decide');
  return (
    <FormDrawer open onClose={onClose} title={request.name} width={640}>
      <Facts request={request} />
      {mayDecide ? <Decision request={request} onDone={onClose} /> : null}
    </FormDrawer>
  );
}

function Decision({ request, onDone }: { request: DoctorRequest; onDone: () => void }): ReactNode {
  const words = useDoctorRequestPhrases();
  const shell = useShell();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [reason, setReason] = useState('');
  const [accept, refuse] = [useAcceptRequest(), useRefuseRequest()];
  const params = { id: request.id };
  const done = (): void => {
    shell.toast.success(words('decided'));
    onDone();
  };
  const failure = accept.error ?? refuse.error;
  const isRegistration = request.kind === 'REGISTRATION';
  const body = chosen === undefined ? {} : { doctorId: chosen };
  const acceptWords = isRegistration ? (chosen === undefined ? 'createDoctor' : 'matchDoctor') : 'acceptCorrection';
  return (
    <>
      {isRegistration ? (
        <Section title={words('candidates')}>
          <CandidateList requestId={request.id} chosen={chosen} onChoose={setChosen} />
        </Section>
      ) : null}
      <p>{words('draftHint')}</p>
      <Field label={words('reason')} id="request-reason">
        <Input
          id="request-reason"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          placeholder={words('reasonHint')}
        />
      </Field>
      {failure === null ? null : <Alert type="error" role="alert" title={failure.message} />}
      <div className="doctor-acts">
        <Button
          disabled={reason.trim().length < 2}
          loading={refuse.isPending}
          onClick={() => refuse.mutate({ params, body: { reason: reason.trim() } }, { onSuccess: done })}
        >
          {words('refuse')}
        </Button>
        <Button
          type="primary"
          loading={accept.isPending}
          onClick={() => accept.mutate({ params, body }, { onSuccess: done })}
        >
          {words(acceptWords)}
        </Button>
      </div>
    </>
  );
}

function Facts({ request }: { request: DoctorRequest }): ReactNode {
  const t = useDoctorPortalPhrases();
  const words = useDoctorRequestPhrases();
  const format = useFormat();
  const { decidedBy, decidedAt, consentVersion, maskedPhone, phoneProved } = request;
  const phone = phoneProved ? maskedPhone || '—' : `${maskedPhone} · ${words('phoneUnproved')}`;
  const items = [
    { key: 'state', label: words('state'), value: <RequestState state={request.state} /> },
    { key: 'kind', label: words('kind'), value: t(`kind.${request.kind}`) },
    { key: 'hospital', label: t('hospital'), value: request.hospitalName },
    { key: 'department', label: t('department'), value: request.department || '—' },
    { key: 'title', label: t('optionalTitle'), value: request.titleName || '—' },
    { key: 'phone', label: t('phone'), value: phone },
    { key: 'licence', label: t('optionalLicence'), value: request.maskedLicenceNumber || '—' },
    {
      key: 'consent',
      label: t('consents'),
      value: consentVersion === null ? '—' : words('consentVersion', { version: consentVersion }),
    },
    { key: 'at', label: words('receivedAt'), value: format.dateTime(request.at) },
    {
      key: 'decidedBy',
      label: words('decidedBy'),
      value: decidedBy === null || decidedAt === null ? '—' : `${decidedBy} · ${format.dateTime(decidedAt)}`,
    },
    { key: 'note', label: t('note'), value: request.note || '—' },
    { key: 'reason', label: words('reason'), value: request.reason || '—' },
  ];
  return <DescriptionList columns={2} items={items} />;
}
