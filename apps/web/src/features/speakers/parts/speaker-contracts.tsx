// The contracts of a speaker: made, signed, cancelled.
import {
  contractServices,
  type ContractService,
  type SpeakerContract,
  type SpeakerDetail,
} from '@yijian/contract/speakers';
import { Button } from 'antd';
import { Section } from '@yijian/ui/detail-page';
import { useState, type ReactNode } from 'react';
import { EntryForm } from '../../../lib/forms/index.ts';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useAddContract, useCancelContract, useSignContract } from '../speakers.api.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';
import { ContractStateBadge } from './speaker-state.tsx';
import './speakers.css';

export function SpeakerContracts({ speaker }: { speaker: SpeakerDetail }): ReactNode {
  const t = useSpeakerPhrases();
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const [signing, setSigning] = useState<SpeakerContract | null>(null);
  const { contracts } = speaker;
  const mayWrite = speaker.acts.includes('contract') && hasPermission('meeting:speakers:write');
  return (
    <Section id="contracts" title={t('contracts')} count={format.count(contracts.length)}>
      {contracts.length === 0 ? <p>{t('noContracts')}</p> : null}
      {contracts.length === 0 ? null : (
        <div className="speaker-scroll">
          <table className="speaker-table">
            <thead>
              <tr>
                <th scope="col">{t('number')}</th>
                <th scope="col">{t('service')}</th>
                <th scope="col">{t('period')}</th>
                <th scope="col" className="speaker-sum">
                  {t('fee')}
                </th>
                <th scope="col">{t('state')}</th>
              </tr>
            </thead>
            <tbody>
              {contracts.map((contract) => (
                <tr key={contract.id}>
                  <td className="num">{contract.number}</td>
                  <td>{t(`service.${contract.service}`)}</td>
                  <td className="num">{`${contract.startsOn} – ${contract.endsOn}`}</td>
                  <td className="speaker-sum num">{format.money(contract.fee)}</td>
                  <td>
                    <ContractStateBadge state={contract.state} />
                    <Signature contract={contract} />
                    {mayWrite && contract.state === 'DRAFT' ? (
                      <ContractTools speaker={speaker} contract={contract} onSign={() => setSigning(contract)} />
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {mayWrite ? <Button onClick={() => setAdding(true)}>{t('addContract')}</Button> : null}
      {isAdding ? <ContractForm speaker={speaker} onClose={() => setAdding(false)} /> : null}
      {signing === null ? null : <SignForm speaker={speaker} contract={signing} onClose={() => setSigning(null)} />}
    </Section>
  );
}

function Signature({ contract }: { contract: SpeakerContract }): ReactNode {
  const t = useSpeakerPhrases();
  const format = useFormat();
  if (contract.signerName === null || contract.hash === null) return null;
  return (
    <>
      <small>{t('signedBy', { name: contract.signerName, at: format.dateTime(contract.signedAt) })}</small>
      <small className="speaker-hash num" title={contract.hash}>
        {t('hash', { hash: contract.hash.slice(0, 16) })}
      </small>
    </>
  );
}

interface ToolsProps {
  readonly speaker: SpeakerDetail;
  readonly contract: SpeakerContract;
  readonly onSign: () => void;
}

function ContractTools({ speaker, contract, onSign }: ToolsProps): ReactNode {
  const t = useSpeakerPhrases();
  const shell = useShell();
  const cancel = useCancelContract();
  const ask = async (): Promise<void> => {
    const isSure = await shell.confirm({ title: t('cancelSure'), okText: t('cancelContract'), cancelText: t('keep') });
    if (isSure) cancel.mutate({ params: { id: speaker.id, contractId: contract.id } });
  };
  return (
    <div className="speaker-tools">
      <Button size="small" type="primary" onClick={onSign}>
        {t('sign')}
      </Button>
      <Button size="small" loading={cancel.isPending} onClick={() => void ask()}>
        {t('cancelContract')}
      </Button>
    </div>
  );
}

function ContractForm({ speaker, onClose }: { speaker: SpeakerDetail; onClose: () => void }): ReactNode {
  const t = useSpeakerPhrases();
  const format = useFormat();
  const add = useAddContract();
  return (
    <EntryForm
      title={`${t('addContract')} · ${speaker.doctor.name}`}
      fields={[
        {
          key: 'service',
          kind: 'choice',
          label: t('service'),
          required: true,
          options: contractServices.map((value) => ({ value, label: t(`service.${value}`) })),
        },
        { key: 'startsOn', kind: 'day', label: t('startsOn'), required: true },
        { key: 'endsOn', kind: 'day', label: t('endsOn'), required: true },
        {
          key: 'fee',
          kind: 'number',
          decimals: 2,
          label: t('fee'),
          required: true,
          hint: t('feeHint', { rate: format.money(speaker.rate) }),
        },
      ]}
      start={{ service: 'LECTURE', startsOn: null, endsOn: null, fee: speaker.rate }}
      onKeep={(work) =>
        add.mutateAsync({
          params: { id: speaker.id },
          body: {
            service: work['service'] as ContractService,
            startsOn: String(work['startsOn']),
            endsOn: String(work['endsOn']),
            fee: Number(work['fee']),
          },
        })
      }
      kept={t('done')}
      onClose={onClose}
    />
  );
}

function SignForm({ speaker, contract, onClose }: Omit<ToolsProps, 'onSign'> & { onClose: () => void }): ReactNode {
  const t = useSpeakerPhrases();
  const sign = useSignContract();
  const params = { id: speaker.id, contractId: contract.id };
  return (
    <EntryForm
      title={t('signTitle', { number: contract.number })}
      fields={[
        {
          key: 'signerName',
          kind: 'line',
          label: t('signerName'),
          required: true,
          maxLength: 40,
          hint: t('signerHint'),
        },
      ]}
      start={{ signerName: '' }}
      onKeep={(work) => sign.mutateAsync({ params, body: { signerName: String(work['signerName'] ?? '').trim() } })}
      kept={t('done')}
      onClose={onClose}
    />
  );
}
