// Gives every open page the shell's services, bound to its own tab (specification 2.4).
import { App } from 'antd';
import { UnsavedContext } from '@yijian/ui/leave-guard';
import { type ReactNode, useMemo } from 'react';
import { useCommonPhrases } from '../../../lib/i18n/index.ts';
import { PlacedPartsContext, type ShellServices, ShellServicesContext } from '../../../lib/router/index.ts';
import { latePart } from '../../routing/late-part.tsx';
import { useShellPhrases } from '../shell.phrases.ts';
import { toastWords } from './toast-words.tsx';
import { useTabActions } from '../tabs/use-tab-actions.ts';
import { useTabs } from '../tabs/tabs-store.ts';
import { unsavedIn } from '../tabs/leaving/unsaved.ts';
import { useOpenPath } from './use-open-path.ts';

/**
 * Parts of later rooms: forms plan before the room that counts contacts, opening lines stand before sending, sending before campaigns, a
 * meeting before the room that pays.
 */
const placedParts = {
  besideFees: latePart(() => import('../../../features/meeting-payments/index.ts').then((room) => room.FeeWaivers)),
  besidePlan: latePart(() => import('../../../features/sends/index.ts').then((room) => room.PlannedContacts)),
  campaign: latePart(() => import('../../../features/market-activities/index.ts').then((room) => room.CampaignChoice)),
  openingEffects: latePart(() => import('../../../features/sends/index.ts').then((room) => room.OpeningEffects)),
} as const;

export function ShellServicesProvider({ tabId, children }: { tabId: string; children: ReactNode }): ReactNode {
  const services = useServices(tabId);
  const unsaved = useMemo(() => unsavedIn(tabId), [tabId]);
  return (
    <ShellServicesContext value={services}>
      <PlacedPartsContext value={placedParts}>
        <UnsavedContext value={unsaved}>{children}</UnsavedContext>
      </PlacedPartsContext>
    </ShellServicesContext>
  );
}

function useServices(tabId: string): ShellServices {
  const { message, modal } = App.useApp();
  const t = useShellPhrases();
  const common = useCommonPhrases();
  const open = useOpenPath();
  const { act } = useTabActions();
  return useMemo(
    () => ({
      openTab: open,
      closeCurrentTab: (next) => {
        act(tabId, 'current');
        if (next !== undefined) open(next);
      },
      setTabTitle: (title) => useTabs.getState().retitle(tabId, { zh: title, en: title }),
      refresh: () => act(tabId, 'refresh'),
      toast: {
        success: (text) => void message.success(text),
        info: (text) => void message.info(text),
        error: (text) => void message.error(toastWords(text)),
      },
      confirm: async ({ danger, deletes = false, okText, cancelText, ...question }) => {
        const agreed = await modal.confirm({
          ...question,
          okText: okText ?? t('confirm'),
          cancelText: cancelText ?? t('cancel'),
          okButtonProps: { danger: danger ?? deletes },
        });
        if (deletes && !agreed) void message.info(common('deleteCanceled'));
        return agreed;
      },
    }),
    [act, common, message, modal, open, t, tabId],
  );
}
