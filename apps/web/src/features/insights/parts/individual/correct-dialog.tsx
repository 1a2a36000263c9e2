// Corrects a tag: aspect, viewpoint and attitude as a person reads the sentence.
import {
  aspectOf,
  aspects,
  attitudes,
  viewpoints,
  type Aspect,
  type Attitude,
  type PostMention,
  type Viewpoint,
} from '@yijian/contract/insights';
import { Field, SegmentedField } from '@yijian/ui/form-page';
import { Input, Modal, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useCorrectMention } from '../../insights.api.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';

export function CorrectDialog({ mention, onClose }: { mention: PostMention; onClose: () => void }): ReactNode {
  const t = useInsightPhrases();
  const shell = useShell();
  const correct = useCorrectMention();
  const [attitude, setAttitude] = useState<Attitude>(mention.attitude);
  const [viewpoint, setViewpoint] = useState<Viewpoint>(mention.viewpoint);
  const [note, setNote] = useState('');
  const aspect: Aspect = aspectOf[viewpoint];
  const send = async (): Promise<void> => {
    const body = { aspect, attitude, viewpoint, note, version: mention.version };
    await correct.mutateAsync({ params: { id: mention.id }, body });
    shell.toast.success(t('correctDone'));
    onClose();
  };
  const questions = aspects.map((one) => ({
    label: t(`aspect.${one}`),
    options: viewpoints
      .filter((value) => aspectOf[value] === one)
      .map((value) => ({ value, label: t(`viewpoint.${value}`) })),
  }));
  return (
    <Modal
      open
      title={t('correctTitle')}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: correct.isPending }}
      onOk={() => void send().catch(() => undefined)}
      onCancel={onClose}
    >
      {correct.error instanceof ApiError ? <p role="alert">{correct.error.message}</p> : null}
      <p>
        <q>{mention.quote}</q>
      </p>
      <SegmentedField
        label={t('attitude')}
        field="attitude"
        options={attitudes.map((value) => ({ value, label: t(`attitude.${value}`) }))}
        value={attitude}
        onChange={(value) => setAttitude(attitudes.find((one) => one === value) ?? attitude)}
      />
      <Field label={t('viewpoint')} id="opinion-viewpoint" required>
        <Select
          id="opinion-viewpoint"
          value={viewpoint}
          options={questions}
          onChange={(next: Viewpoint) => setViewpoint(next)}
          style={{ width: '100%' }}
        />
      </Field>
      <Field label={t('note')} id="opinion-note">
        <Input id="opinion-note" maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </Modal>
  );
}
