// What stands above the drawing: which definition, whether it is kept, and what can be done with it.
import type { DesignerDraft } from '@yijian/contract/workflows';
import { App, Button, Dropdown } from 'antd';
import { ArrowLeft, Ellipsis, Maximize, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '@yijian/ui/icon';
import type { ReactNode, RefObject } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useDiscardDraft } from '../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../words/designer.phrases.ts';
import type { Studio } from './studio/studio.ts';
import type { Card, Keeping } from './use-keeping.ts';

export interface DesignerHeadProps {
  readonly draft: DesignerDraft;
  readonly card: Card;
  readonly keeping: Keeping;
  readonly lockVersion: RefObject<number>;
  readonly studio: Studio | null;
  readonly onBack: () => void;
  readonly onCheck: () => void;
  readonly onTry: () => void;
  readonly onChanges: () => void;
  readonly onDeploy: () => void;
  readonly onDiscarded: () => void;
}

export function DesignerHead(props: DesignerHeadProps): ReactNode {
  const { draft, card, keeping, studio } = props;
  const t = useDesignerPhrases();
  const isEnglish = useLanguage() === 'en';
  return (
    <header className="designer-head">
      <IconButton icon={ArrowLeft} label={t('back')} onClick={props.onBack} />
      <div className="designer-title">
        <h1>{isEnglish ? card.enName : card.name}</h1>
        <span>
          {draft.key} · {draft.version === null ? t('neverDeployed') : t('inForce', { version: draft.version })}
        </span>
      </div>
      <span className="designer-keeping" role="status">
        {useKeepingWords(keeping, draft)}
      </span>
      <div className="designer-tools">
        <IconButton icon={Undo2} label={t('undo')} onClick={() => studio?.undo()} />
        <IconButton icon={Redo2} label={t('redo')} onClick={() => studio?.redo()} />
        <IconButton icon={ZoomIn} label={t('zoomIn')} onClick={() => studio?.zoom(1.25)} />
        <IconButton icon={ZoomOut} label={t('zoomOut')} onClick={() => studio?.zoom(0.8)} />
        <IconButton icon={Maximize} label={t('fit')} onClick={() => studio?.zoom(null)} />
      </div>
      <Button onClick={props.onCheck}>{t('check')}</Button>
      <Button onClick={props.onTry}>{t('try')}</Button>
      <Button type="primary" onClick={props.onDeploy}>
        {t('deploy')}
      </Button>
      <More {...props} />
    </header>
  );
}

function More({ draft, lockVersion, onChanges, onDiscarded }: DesignerHeadProps): ReactNode {
  const t = useDesignerPhrases();
  const { modal, message } = App.useApp();
  const discard = useDiscardDraft();
  const ask = (): void =>
    void modal.confirm({
      title: t('discardTitle'),
      content: t('discardText'),
      okText: t('discard'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: async () => {
        if (lockVersion.current > 0)
          await discard
            .mutateAsync({ params: { key: draft.key }, query: { lockVersion: lockVersion.current } })
            .catch((cause: unknown) => {
              void message.error(cause instanceof Error ? cause.message : '');
              throw cause;
            });
        onDiscarded();
      },
    });
  const items = [
    ...(draft.versionId === null ? [] : [{ key: 'changes', label: t('changesToVersion'), onClick: onChanges }]),
    { key: 'discard', label: t('discard'), danger: true, onClick: ask },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <IconButton outlined icon={Ellipsis} label={t('more')} />
    </Dropdown>
  );
}

function useKeepingWords(keeping: Keeping, draft: DesignerDraft): string {
  const t = useDesignerPhrases();
  const format = useFormat();
  switch (keeping.state) {
    case 'idle':
      return draft.updatedAt === null
        ? t('fromVersion')
        : t('draftOf', { name: draft.updatedBy ?? '', at: format.dateTime(draft.updatedAt) });
    case 'saved':
      return t('savedAt', { at: format.dateTime(keeping.at) });
    case 'failed':
    case 'conflict':
      return t('notSaved', { why: keeping.why });
    default:
      return t('saving');
  }
}
