// What stands beside the title: through my open tasks, print, and what the starter can do.
import type { InstanceDetail } from '@yijian/contract/workflows';
import { Button, Dropdown } from 'antd';
import { ChevronLeft, ChevronRight, Ellipsis, Printer } from 'lucide-react';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useUrge } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { paths } from '../list/paths.ts';
import { ReasonDialog, type Ending } from '../list/reason-dialog.tsx';
import type { Queue } from './decide/use-queue.ts';

export function Pager({ queue, onGo }: { queue: Queue; onGo: (id: string) => void }): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const { at, total, previous, next } = queue;
  return (
    <>
      {at > 0 ? (
        <span className="yj-form-number num">{t('pager', { at: format.count(at), total: format.count(total) })}</span>
      ) : null}
      <IconButton
        outlined
        icon={ChevronLeft}
        label={t('previous')}
        disabled={previous === undefined}
        onClick={() => previous && onGo(previous)}
      />
      <IconButton
        outlined
        icon={ChevronRight}
        label={t('next')}
        disabled={next === undefined}
        onClick={() => next && onGo(next)}
      />
    </>
  );
}

export interface HeadActionsProps {
  readonly detail: InstanceDetail;
  readonly onPrint: () => void;
  readonly onCopy: () => void;
  readonly onRemoveSigner: (() => void) | undefined;
}

export function HeadActions({ detail, onPrint, onCopy, onRemoveSigner }: HeadActionsProps): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const urge = useUrge();
  const [ending, setEnding] = useState<Ending | null>(null);
  const { id, actions, title } = detail;
  const sendUrge = (): void => urge.mutate({ params: { id } }, { onSuccess: () => shell.toast.success(t('urged')) });
  const items = [
    actions.includes('copy') ? { key: 'copy', label: t('sendCopy'), onClick: onCopy } : null,
    onRemoveSigner ? { key: 'signer', label: t('removeSigner'), onClick: onRemoveSigner } : null,
    { key: 'again', label: t('copyAsNew'), onClick: () => shell.openTab(paths.copyOf(id)) },
    actions.includes('withdraw')
      ? { key: 'withdraw', label: t('withdraw'), onClick: () => setEnding('withdraw') }
      : null,
    actions.includes('cancel')
      ? { key: 'cancel', label: t('cancelProcess'), danger: true, onClick: () => setEnding('cancel') }
      : null,
  ].filter((item) => item !== null);
  return (
    <>
      {actions.includes('edit') ? (
        <Button type="primary" onClick={() => shell.openTab(paths.draft(id))}>
          {t('continueDraft')}
        </Button>
      ) : null}
      {actions.includes('urge') ? (
        <Button loading={urge.isPending} onClick={sendUrge}>
          {t('urge')}
        </Button>
      ) : null}
      <Button icon={<Glyph icon={Printer} />} onClick={onPrint}>
        {t('print')}
      </Button>
      <Dropdown trigger={['click']} menu={{ items }}>
        <IconButton outlined icon={Ellipsis} label={t('moreOf', { title })} />
      </Dropdown>
      {ending === null ? null : <ReasonDialog id={id} ending={ending} onClose={() => setEnding(null)} />}
    </>
  );
}
