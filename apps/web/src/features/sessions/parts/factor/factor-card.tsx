// The own second factor: its state, setting up an authenticator app, recovery codes (specification 2.2, 5).
import type { SecondFactor } from '@yijian/contract/sessions';
import { Async } from '@yijian/ui/states';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useOwnFactor, useRemoveFactor, useRenewCodes } from '../../sessions.api.ts';
import { usePersonalPhrases } from '../../personal.phrases.ts';
import { AskedLine } from './asked-line.tsx';
import { CodeList } from './code-list.tsx';
import { SetUp } from './set-up.tsx';

export function FactorCard(): ReactNode {
  const t = usePersonalPhrases();
  const query = useOwnFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <section className="personal-card">
      <h2>{t('factor')}</h2>
      {codes === undefined ? (
        <Async query={query} failedTitle={t('factorFailed')} compact>
          {(factor) => <State factor={factor} onCodes={setCodes} />}
        </Async>
      ) : (
        <CodeList codes={codes} onKept={() => setCodes(undefined)} />
      )}
    </section>
  );
}

interface StateProps {
  readonly factor: SecondFactor;
  readonly onCodes: (codes: readonly string[]) => void;
}

function State({ factor, onCodes }: StateProps): ReactNode {
  const t = usePersonalPhrases();
  const format = useFormat();
  const [isSettingUp, setSettingUp] = useState(false);
  if (factor.isElsewhere) return <p className="personal-hint">{t('factorElsewhere')}</p>;
  if (isSettingUp) return <SetUp onCodes={onCodes} onClose={() => setSettingUp(false)} />;
  if (factor.isOn)
    return (
      <>
        <p className="personal-hint">
          {t('factorOn', { time: format.dateTime(factor.confirmedAt ?? ''), count: factor.codesLeft })}
        </p>
        <Changes isRequired={factor.isRequired} onCodes={onCodes} />
      </>
    );
  return (
    <>
      {factor.isRequired ? <Alert type="warning" title={t('factorRequired')} showIcon /> : null}
      <p className="personal-hint">{t('factorOff')}</p>
      <Button type="primary" onClick={() => setSettingUp(true)}>
        {t('turnOn')}
      </Button>
    </>
  );
}

/** New recovery codes, or the end; both ask for a code first. */
function Changes({ isRequired, onCodes }: { isRequired: boolean; onCodes: StateProps['onCodes'] }): ReactNode {
  const t = usePersonalPhrases();
  const shell = useShell();
  const [asked, setAsked] = useState<'renewCodes' | 'turnOff'>();
  const renew = useRenewCodes();
  const remove = useRemoveFactor();
  if (asked === undefined)
    return (
      <div className="personal-acts">
        <Button onClick={() => setAsked('renewCodes')}>{t('renewCodes')}</Button>
        {isRequired ? null : (
          <Button danger onClick={() => setAsked('turnOff')}>
            {t('turnOff')}
          </Button>
        )}
      </div>
    );
  const send = async (code: string): Promise<void> => {
    if (asked === 'renewCodes') onCodes((await renew.mutateAsync({ body: { code } })).codes);
    else {
      await remove.mutateAsync({ body: { code } });
      shell.toast.success(t('factorRemoved'));
    }
    setAsked(undefined);
  };
  return <AskedLine label={t('codeOrRecovery')} action={t(asked)} onSend={send} onClose={() => setAsked(undefined)} />;
}
