// A new definition begins with its names and a template, or with another definition; its key follows the English name.
import { templateXml, type WorkflowTemplate } from '@yijian/contract/workflows';
import { Alert, Input, Modal, Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useCreateDraft, useDesign } from '../../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { useNames } from '../../words/use-names.ts';
import { copyOf } from '../templates/copy-of.ts';
import { TemplateSelect, type Beginning } from '../templates/template-select.tsx';

const categories = ['DATA', 'MEETING', 'FINANCE', 'COMPLIANCE', 'OTHER'] as const;

/** A key made of an English name: lower case words with hyphens. */
const keyOf = (enName: string): string =>
  enName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 60);

export function NewDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }): ReactNode {
  const t = useDesignerPhrases();
  const names = useNames();
  const create = useCreateDraft();
  const [work, setWork] = useState({ key: '', name: '', enName: '', category: 'OTHER', isOwnKey: false });
  const [beginning, setBeginning] = useState<Beginning>('leader');
  const copied = beginning.startsWith('copy:') ? beginning.slice('copy:'.length) : null;
  const source = useDesign(copied).data;
  const change = (part: Partial<typeof work>): void => setWork((now) => ({ ...now, ...part }));
  const isNamed = /^[a-z][a-z0-9-]{1,59}$/.test(work.key) && work.name.trim() !== '' && work.enName.trim() !== '';
  const isWhole = isNamed && (copied === null || source !== undefined);
  const { key, name, enName, category } = work;
  const send = (): void => {
    const card = { name: name.trim(), enName: enName.trim(), category };
    const xml =
      source === undefined
        ? templateXml(beginning as WorkflowTemplate, key, card.name)
        : copyOf(source.xml, key, card.name);
    create.mutate(
      { params: { key }, body: { ...card, xml, lockVersion: 0, isNew: true } },
      { onSuccess: () => onMade(key) },
    );
  };
  const also = (id: 'key' | 'name' | 'enName', typed: string): Partial<typeof work> => {
    if (id === 'key') return { isOwnKey: true };
    return id === 'enName' && !work.isOwnKey ? { key: keyOf(typed) } : {};
  };
  const text = (id: 'key' | 'name' | 'enName', label: string, hint?: string): ReactNode => (
    <Field id={`new-${id}`} label={label} required hint={hint}>
      <Input
        id={`new-${id}`}
        maxLength={60}
        value={work[id]}
        onChange={(event) => change({ [id]: event.target.value, ...also(id, event.target.value) })}
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
      <TemplateSelect value={beginning} onChange={setBeginning} />
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
