// A doctor is chosen, with how often the doctor was contacted lately beside it, and then invited.
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { PlacedPart } from '../../../../../lib/router/index.ts';
import { DoctorPicker, type PickedDoctor } from '../../../../doctors/index.ts';
import { useInviteGuests } from '../../../meetings.api.ts';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';
import '../detail.css';

export function Inviting({ id }: { id: string }): ReactNode {
  const t = useMeetingPhrases();
  const invite = useInviteGuests();
  const [doctor, setDoctor] = useState<PickedDoctor | null>(null);
  const send = (doctorId: string): void =>
    invite.mutate({ params: { id }, body: { doctorIds: [doctorId] } }, { onSuccess: () => setDoctor(null) });
  return (
    <>
      <div className="meeting-tools">
        <label htmlFor={`invite-${id}`}>{t('inviteDoctor')}</label>
        <DoctorPicker id={`invite-${id}`} value={doctor} onChange={setDoctor} />
        <Button
          type="primary"
          disabled={doctor === null}
          loading={invite.isPending}
          onClick={() => (doctor === null ? undefined : send(doctor.id))}
        >
          {t('invite')}
        </Button>
      </div>
      {doctor === null ? null : <PlacedPart place="besidePlan" ids={[doctor.id]} />}
    </>
  );
}
