// Says where the data comes from and how it may be used, until the user asks not to be reminded (specification 1, R1.3).
import { Button, Checkbox, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { usePersonalStore } from '../../guard/facts-store.ts';
import { useShellPhrases } from '../shell.phrases.ts';

const REMEMBERED = 'data-notice';

export function DataNotice(): ReactNode {
  const t = useShellPhrases();
  const store = usePersonalStore();
  const [open, setOpen] = useState(() => store.read(REMEMBERED) !== 'seen');
  const [silent, setSilent] = useState(false);
  const close = (): void => {
    if (silent) store.write(REMEMBERED, 'seen');
    setOpen(false);
  };
  const footer = (
    <div className="data-notice-foot">
      <Checkbox checked={silent} onChange={(event) => setSilent(event.target.checked)}>
        {t('dontRemind')}
      </Checkbox>
      {/* What is focused first is what is meant to be pressed. */}
      <Button type="primary" autoFocus onClick={close}>
        {t('understood')}
      </Button>
    </div>
  );
  return (
    // Above a record that the address opens at the same moment.
    <Modal open={open} onCancel={close} title={t('dataNoticeTitle')} footer={footer} width={440} zIndex={1200} centered>
      <p className="data-notice-text">{t('dataNotice')}</p>
    </Modal>
  );
}
