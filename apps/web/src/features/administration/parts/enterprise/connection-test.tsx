// Asks whether an identity server stands at the address that is written, before it is kept.
import type { Connection } from '@yijian/contract/enterprises';
import { Button } from 'antd';
import { PlugZap } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { useTestConnection } from '../../calls/enterprise.api.ts';
import { useEnterprisePhrases } from '../../words/enterprise.phrases.ts';
import type { EntryWork } from '../../../../lib/forms/index.ts';
import { mayWrite } from '../frame/sections.ts';

export function ConnectionTest({ work }: { work: EntryWork }): ReactNode {
  const t = useEnterprisePhrases();
  const { mutate, data, isPending } = useTestConnection();
  const text = (key: string): string => String(work[key] ?? '');
  const body = { authAddress: text('authAddress'), realm: text('realm'), clientId: text('clientId') };
  if (!mayWrite('enterprise')) return null;
  return (
    <div className="enterprise-test">
      <Button icon={<Glyph icon={PlugZap} />} loading={isPending} onClick={() => mutate({ body })}>
        {t('test')}
      </Button>
      <span role="status">{data === undefined ? null : <Result connection={data} />}</span>
    </div>
  );
}

function Result({ connection }: { connection: Connection }): ReactNode {
  const t = useEnterprisePhrases();
  const { problem, isBuiltIn, issuer } = connection;
  if (problem !== null) return <StatusBadge tone="bad">{t(`problem.${problem}`)}</StatusBadge>;
  return <StatusBadge tone="ok">{t('good', { issuer: isBuiltIn ? t('builtIn') : (issuer ?? '') })}</StatusBadge>;
}
