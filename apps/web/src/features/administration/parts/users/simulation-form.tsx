// Opening the product as a user sees it, in a tab of its own, with a reason (specification 6).
import type { AccountRow } from '@yijian/contract/administration';
import type { ReactNode } from 'react';
import { pageUrl } from '../../../../lib/env/index.ts';
import { simulationMark } from '../../../../lib/storage/index.ts';
import { useStartSimulation } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { EntryForm } from '../../../../lib/forms/index.ts';

export function SimulationForm({ user, onClose }: { user: AccountRow; onClose: () => void }): ReactNode {
  const t = useAdministrationPhrases();
  const start = useStartSimulation();
  return (
    <EntryForm
      title={t('seeAs', { name: user.firstName })}
      fields={[
        { key: 'reason', kind: 'area', label: t('seeAsReason'), maxLength: 200, required: true, hint: t('seeAsHint') },
      ]}
      start={{}}
      onKeep={async (work) => {
        const body = { reason: String(work['reason'] ?? '') };
        const { key } = await start.mutateAsync({ params: { id: user.id }, body });
        // Without a handle on each other the tabs share no storage of the tab: the view stays in the new one.
        window.open(`${pageUrl('/dashboard')}${simulationMark(key)}`, '_blank', 'noopener');
      }}
      kept={t('seeAsOpened', { name: user.firstName })}
      onClose={onClose}
    />
  );
}
