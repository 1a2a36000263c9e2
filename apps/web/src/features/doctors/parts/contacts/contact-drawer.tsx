// The drawer of enterprise-chat contacts with the way to choose a doctor.
import { useState, type ReactNode } from 'react';
import { ContactManager } from '../../../channels/index.ts';
import { DoctorPicker } from '../doctor-picker.tsx';
import type { PickedDoctor } from '../seen/seen-doctors.ts';

export function ContactDrawer({ onClose }: { onClose: () => void }): ReactNode {
  return <ContactManager onClose={onClose} chooser={Chooser} />;
}

function Chooser({ label, onChoose }: { label: string; onChoose: (id: string | undefined) => void }): ReactNode {
  const [doctor, setDoctor] = useState<PickedDoctor | null>(null);
  const choose = (chosen: PickedDoctor | null): void => {
    setDoctor(chosen);
    onChoose(chosen?.id);
  };
  return <DoctorPicker label={label} value={doctor} onChange={choose} />;
}
