// The drawer of contacts that are no doctor yet: whoever has them binds or ignores them; stewards see the rounds that bring them.
import { FormDrawer } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useChannelPhrases } from '../../channels.phrases.ts';
import { SyncRounds } from './sync-rounds.tsx';
import { UnboundFriends, type DoctorChooser } from './unbound-friends.tsx';
import '../channels.css';

export interface ContactManagerProps {
  readonly onClose: () => void;
  /** Doctors stand in a later room, which brings the way to choose one. */
  readonly chooser: DoctorChooser;
}

export function ContactManager({ onClose, chooser }: ContactManagerProps): ReactNode {
  const t = useChannelPhrases();
  return (
    <FormDrawer open onClose={onClose} title={t('manager')} width={520}>
      <div className="channels-manager">
        {hasPermission('customer:channels:sync') ? <SyncRounds /> : null}
        {hasPermission('customer:channels:write') ? <UnboundFriends chooser={chooser} /> : null}
      </div>
    </FormDrawer>
  );
}
