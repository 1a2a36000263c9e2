// A new definition begins with its key and its two names; the drawing opens with a start, the line manager and an end.
import { Alert, Input, Modal, Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useCreateDraft } from '../../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { useNames } from '../../words/use-names.ts';
import { blank } from '../studio/blank.ts';

const categories = ['DATA', 'MEETING', 'FINANCE', 'COMPLIANCE', 'OTHER'] as const;

export function NewDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }): ReactNode {
  const t = useDesignerPhrases();
  const names = useNames();
  const create = useCreateDraft();
  const [work, setWork] = useState({ key: '', name: '', enName: '', category: 'OTHER' });
  const change = (part: Partial<typeof work>): void => setWork((now) => ({ ...now, ...part }));
  const isWhole = /^[a-z][a-z0-9-]{1,59}$/.test(work.key) && work.name.trim() !== '' && work.enName.trim() !== '';
  const { key, name, enName, category } = work;
  const send = (): void => {
    const words = { start: t('blankStart'), leader: t('blankLeader'), end: t('blankEnd') };
    const card = { name: name.trim(), enName: enName.trim(), category };
    create.mutate(
      { params: { key }, body: { ...card, xml: blank(key, card.name, words), lockVersion: 0, isNew: true } },
      { onSuccess: () => onMade(key) },
    );
  };
  const text = (id: 'key' | 'name' | 'enName', label: string, hint?: string): ReactNode => (
    <Field id={`new-${id}`} label={label} required hint={hint}>
      <Input
        id={`new-${id}`}
        maxLength={60}
        value={work[id]}
        onChange={(event) => change({ [id]: event.target.value })}
      />
    </Field>
  );
  return (
    <Modal
      open
      title={t('newProcess')}
      okText={t('begin')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !isWhole, loading: create.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      {create.error ? <Alert type="error" showIcon title={create.error.message} /> : null}
      {text('name', t('name'))}
      {text('enName', t('enName'))}
      {text('key', t('key'), t('keyHint'))}
      <Field id="new-category" label={t('category')}>
        <Select
          id="new-category"
          style={{ width: '100%' }}
          value={category}
          options={categories.map((value) => ({ value, label: names.category(value) }))}
          onChange={(value) => change({ category: value })}
        />
      </Field>
    </Modal>
  );
}
