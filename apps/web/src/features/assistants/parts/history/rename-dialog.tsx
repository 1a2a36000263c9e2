// The name of a conversation.
import type { Conversation } from '@yijian/contract/assistants';
import { Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useRename } from '../../assistants.api.ts';
import { useAssistantPhrases } from '../../assistants.phrases.ts';

export function RenameDialog({ one, onClose }: { one: Conversation; onClose: () => void }): ReactNode {
  const t = useAssistantPhrases();
  const [title, setTitle] = useState(one.title);
  const rename = useRename(onClose);
  const save = (): void => rename.mutate({ params: { id: one.id }, body: { title } });
  return (
    <Modal
      open
      title={t('rename')}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: rename.isPending, disabled: title.trim() === '' }}
      onOk={save}
      onCancel={onClose}
    >
      <Input
        aria-label={t('name')}
        maxLength={60}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onPressEnter={save}
      />
    </Modal>
  );
}
