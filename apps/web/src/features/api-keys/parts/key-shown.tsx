// The key itself, the one time it is seen.
import type { MadeApiKey } from '@yijian/contract/api-keys';
import { App, Button, Input, Modal } from 'antd';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { useApiKeyPhrases } from '../api-keys.phrases.ts';

export function KeyShown({ made, onClose }: { made: MadeApiKey; onClose: () => void }): ReactNode {
  const t = useApiKeyPhrases();
  const { message } = App.useApp();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(made.key);
    message.success(t('copied'));
  };
  return (
    <Modal
      open
      title={t('shownTitle')}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      onCancel={onClose}
      footer={[
        <Button key="copy" icon={<Glyph icon={Copy} />} onClick={() => void copy()}>
          {t('copy')}
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          {t('saved')}
        </Button>,
      ]}
    >
      <div className="console-form">
        <p>{t('shownNote')}</p>
        <Input.TextArea readOnly autoSize aria-label={t('title')} value={made.key} />
      </div>
    </Modal>
  );
}
