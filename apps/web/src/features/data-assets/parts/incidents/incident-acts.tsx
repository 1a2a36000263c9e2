// What may be done with an incident now: acknowledge at once, the others with a word or a person.
import type { Incident, IncidentAct } from '@yijian/contract/data-assets';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { EntryForm, type EntryWork } from '../../../../lib/forms/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { openActs } from '../../../../lib/session/index.ts';
import { useAcknowledge, useAssign, useOwners, useReopen, useResolve } from '../../data-assets.api.ts';
import { useDataAssetPhrases } from '../../data-assets.phrases.ts';

type Asking = Exclude<IncidentAct, 'acknowledge'>;

const handles = 'dataAssets:incidents:write';
const needs = { acknowledge: handles, assign: handles, resolve: handles, reopen: handles } as const;

export function IncidentActs({ incident }: { incident: Incident }): ReactNode {
  const t = useDataAssetPhrases();
  const shell = useShell();
  const acknowledge = useAcknowledge();
  const [form, setForm] = useState<Asking | null>(null);
  const run = (act: IncidentAct): void => {
    if (act !== 'acknowledge') return setForm(act);
    const { id, version } = incident;
    acknowledge.mutate({ params: { id }, body: { version } }, { onSuccess: () => shell.toast.success(t('kept')) });
  };
  return (
    <span className="incident-acts">
      {openActs(incident.acts, needs).map((act) => (
        <Button key={act} size="small" disabled={acknowledge.isPending} onClick={() => run(act)}>
          {t(act)}
        </Button>
      ))}
      {form === null ? null : <AskForm incident={incident} act={form} onClose={() => setForm(null)} />}
    </span>
  );
}

function AskForm({ incident, act, onClose }: { incident: Incident; act: Asking; onClose: () => void }): ReactNode {
  const t = useDataAssetPhrases();
  const [resolve, reopen, assign] = [useResolve(), useReopen(), useAssign()];
  const owners = useOwners().data ?? [];
  const params = { id: incident.id };
  const { version } = incident;
  const keep = async (work: EntryWork): Promise<void> => {
    const text = (key: string): string => String(work[key] ?? '');
    if (act === 'resolve') await resolve.mutateAsync({ params, body: { version, resolution: text('resolution') } });
    else if (act === 'reopen') await reopen.mutateAsync({ params, body: { version, note: text('note') } });
    else await assign.mutateAsync({ params, body: { version, ownerId: text('ownerId') } });
  };
  const area = { kind: 'area', required: true, maxLength: 1000 } as const;
  const fields = {
    resolve: { ...area, key: 'resolution', label: t('resolution') },
    reopen: { ...area, key: 'note', label: t('reopenNote') },
    assign: {
      kind: 'choice',
      key: 'ownerId',
      label: t('owner'),
      required: true,
      options: owners.map(({ id, name }) => ({ value: id, label: name })),
    },
  } as const;
  return (
    <EntryForm
      title={`${t(act)} · ${incident.assetName}`}
      fields={[fields[act]]}
      start={{ ownerId: incident.owner?.id ?? null }}
      onKeep={keep}
      kept={t('kept')}
      onClose={onClose}
    />
  );
}
