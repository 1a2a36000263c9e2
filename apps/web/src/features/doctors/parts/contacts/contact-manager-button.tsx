// Opens the drawer of enterprise-chat contacts that are no doctor yet, loaded when it is asked for.
import { IconButton } from '@yijian/ui/icon';
import { MessagesSquare } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useDoctorPhrases } from '../../doctors.phrases.ts';

const ContactDrawer = lazy(() => import('./contact-drawer.tsx').then((part) => ({ default: part.ContactDrawer })));

export function ContactManagerButton(): ReactNode {
  const t = useDoctorPhrases();
  const [isOpen, setOpen] = useState(false);
  if (!hasPermission('customer:channels:write') && !hasPermission('customer:channels:sync')) return null;
  return (
    <>
      <IconButton icon={MessagesSquare} label={t('chatContacts')} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense>
          <ContactDrawer onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
