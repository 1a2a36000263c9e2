// Setting up an authenticator app: the password, the picture to scan, its first code.
import type { SecondFactorSecret } from '@yijian/contract/sessions';
import { QRCode } from 'antd';
import { useState, type ReactNode } from 'react';
import { useBeginFactor, useConfirmFactor } from '../../sessions.api.ts';
import { usePersonalPhrases } from '../../personal.phrases.ts';
import { AskedLine } from './asked-line.tsx';

export interface SetUpProps {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

export function SetUp({ onCodes, onClose }: SetUpProps): ReactNode {
  const t = usePersonalPhrases();
  const [made, setMade] = useState<SecondFactorSecret>();
  const begin = useBeginFactor();
  const confirm = useConfirmFactor();
  if (made === undefined)
    return (
      <AskedLine
        key="password"
        isPassword
        label={t('currentPassword')}
        action={t('next')}
        onSend={async (password) => setMade(await begin.mutateAsync({ body: { password } }))}
        onClose={onClose}
      />
    );
  const finish = async (code: string): Promise<void> => {
    const { codes } = await confirm.mutateAsync({ body: { code } });
    onCodes(codes);
    onClose();
  };
  return (
    <>
      <p className="personal-hint">{t('scan')}</p>
      <QRCode
        value={made.address}
        size={180}
        type="svg"
        color="#000000"
        bgColor="#ffffff"
        aria-label={t('scanPicture')}
      />
      <p className="personal-hint">
        {t('byHand')} <code className="num">{made.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <AskedLine key="code" label={t('code')} action={t('turnOn')} onSend={finish} onClose={onClose} />
    </>
  );
}
