// The one-time passwords of imported users: asked for, told in a file once, never shown again (R5.1).
import { firstPasswordEndpoints } from '@yijian/contract/data-models';
import { Glyph } from '@yijian/ui/icon';
import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { download } from '../../../lib/api/index.ts';
import type { ShownBatch } from '../data-models.api.ts';
import { useUploadPhrases } from '../data-models.phrases.ts';
import { useAsk } from './use-ask.ts';

export function FirstPasswords({ batch }: { batch: ShownBatch }): ReactNode {
  const t = useUploadPhrases();
  const ask = useAsk();
  const [isPending, setPending] = useState(false);
  const give = async (): Promise<void> => {
    const agreed = await ask.confirm({
      title: t('passwordsTitle'),
      content: t('passwordsText'),
      okText: t('passwords'),
    });
    if (!agreed) return;
    setPending(true);
    const args = { params: { id: batch.id }, body: {} };
    await download(firstPasswordEndpoints.issuePasswords, args, { errorMessage: true }).then(
      () => ask.succeeded(t('passwordsGiven')),
      () => undefined,
    );
    setPending(false);
  };
  return (
    <Button type="primary" icon={<Glyph icon={KeyRound} />} loading={isPending} onClick={() => void give()}>
      {t('passwords')}
    </Button>
  );
}
