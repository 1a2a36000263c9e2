// The form that was begun from the palette, over the page in front (beyond the specification: global search).
import type { ReactNode } from 'react';
import { DoctorForm } from '../../../../features/doctors/index.ts';
import { HospitalForm } from '../../../../features/hospitals/index.ts';
import { TaskForm } from '../../../../features/tasks/index.ts';
import { VisitForm } from '../../../../features/visits/index.ts';
import { ShellServicesProvider } from '../../services/shell-services.tsx';
import { useOpenPath } from '../../services/use-open-path.ts';
import { useTabs } from '../../tabs/tabs-store.ts';
import type { BegunForm as Begun } from '../palette-store.ts';

export function BegunForm({ begun, onClose }: { begun: Begun; onClose: () => void }): ReactNode {
  const { activeId } = useTabs();
  return (
    <ShellServicesProvider tabId={activeId}>
      <Form begun={begun} onClose={onClose} />
    </ShellServicesProvider>
  );
}

function Form({ begun: { form, doctor }, onClose }: { begun: Begun; onClose: () => void }): ReactNode {
  const open = useOpenPath();
  switch (form) {
    case 'visit':
      return <VisitForm doctor={doctor} onClose={onClose} />;
    case 'task':
      return <TaskForm doctor={doctor} onClose={onClose} />;
    case 'hospital':
      return <HospitalForm onClose={onClose} />;
    case 'doctor':
      return <DoctorForm onClose={onClose} onOpen={(id) => open(`/customer/doctorProfile?doctorId=${id}&id=${id}`)} />;
  }
}
