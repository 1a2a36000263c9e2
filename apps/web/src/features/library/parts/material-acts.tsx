// What can be done with a material now: edit, submit, revise, recall, download.
import type { MaterialAct, MaterialDetail } from '@yijian/contract/library';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { EntryForm } from '../../../lib/forms/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { openActs } from '../../../lib/session/index.ts';
import { downloadMaterial, useRecallMaterial, useReviseMaterial, useSubmitMaterial } from '../library.api.ts';
import { useLibraryPhrases } from '../library.phrases.ts';
import { MaterialForm } from './material-form.tsx';

interface MaterialActsProps {
  readonly material: MaterialDetail;
  readonly onOpen: (id: string) => void;
}

type Shown = Exclude<MaterialAct, 'upload'>;
const order: readonly Shown[] = ['recall', 'revise', 'edit', 'submit', 'download'];

const needs = {
  recall: 'meeting:library:recall',
  revise: 'meeting:library:write',
  edit: 'meeting:library:write',
  submit: 'meeting:library:write',
} as const;

export function MaterialActs({ material, onOpen }: MaterialActsProps): ReactNode {
  const t = useLibraryPhrases();
  const [form, setForm] = useState<'edit' | 'recall' | null>(null);
  const { run, isRunning } = useActs(material, { onOpen, onForm: setForm });
  const acts = openActs(order, needs).filter(
    (act) => material.acts.includes(act) && (act !== 'download' || material.file !== null),
  );
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          type={act === acts.at(-1) ? 'primary' : 'default'}
          danger={act === 'recall'}
          loading={isRunning(act)}
          onClick={() => run(act)}
        >
          {t(act)}
        </Button>
      ))}
      {form === 'edit' ? <MaterialForm material={material} onClose={() => setForm(null)} /> : null}
      {form === 'recall' ? <RecallForm material={material} onClose={() => setForm(null)} /> : null}
    </>
  );
}

function useActs(
  { id }: MaterialDetail,
  { onOpen, onForm }: { onOpen: (id: string) => void; onForm: (form: 'edit' | 'recall') => void },
) {
  const t = useLibraryPhrases();
  const shell = useShell();
  const [submit, revise] = [useSubmitMaterial(), useReviseMaterial()];
  const [isDownloading, setDownloading] = useState(false);
  const params = { id };
  const take = async (): Promise<void> => {
    setDownloading(true);
    await downloadMaterial(id).catch((error: Error) => shell.toast.error(error.message));
    setDownloading(false);
  };
  const run = (act: Shown): void => {
    if (act === 'edit' || act === 'recall') return onForm(act);
    if (act === 'submit') return submit.mutate({ params }, { onSuccess: () => shell.toast.success(t('submitted')) });
    if (act === 'download') return void take();
    revise.mutate(
      { params },
      {
        onSuccess: (kept) => {
          shell.toast.success(t('revised'));
          onOpen(kept.id);
        },
      },
    );
  };
  const running: Partial<Record<Shown, boolean>> = {
    submit: submit.isPending,
    revise: revise.isPending,
    download: isDownloading,
  };
  return { run, isRunning: (act: Shown) => running[act] === true };
}

function RecallForm({ material, onClose }: { material: MaterialDetail; onClose: () => void }): ReactNode {
  const t = useLibraryPhrases();
  const recall = useRecallMaterial();
  return (
    <EntryForm
      title={`${t('recall')} · ${material.title}`}
      fields={[
        { key: 'reason', kind: 'area', label: t('reason'), required: true, maxLength: 500, hint: t('recallHint') },
      ]}
      start={{ reason: '' }}
      onKeep={(work) =>
        recall.mutateAsync({ params: { id: material.id }, body: { reason: String(work['reason'] ?? '') } })
      }
      kept={t('recalled')}
      onClose={onClose}
    />
  );
}
