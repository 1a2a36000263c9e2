// Chooses the tags of a doctor: those of the enterprise from their groups, personal ones freely.
import type { DoctorTag } from '@yijian/contract/doctors';
import { Field } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { editsField } from '../../../../lib/session/index.ts';
import { useTermChoices } from '../../../tags/index.ts';
import { usePersonalTags, useReplacePersonal, useReplaceTerms, useSystemTags } from '../../tagging.api.ts';
import { useTaggingPhrases } from '../../tagging.phrases.ts';

interface TagEditorProps {
  readonly doctorId: string;
  readonly onClose: () => void;
}

/** Begins with what the doctor carries of either kind. */
export function TagEditor({ doctorId, onClose }: TagEditorProps): ReactNode {
  const t = useTaggingPhrases();
  const system = useSystemTags(doctorId);
  const personal = usePersonalTags(doctorId);
  return (
    <Async query={system} shape="form" rows={1} failedTitle={t('failed')} isEmpty={() => false}>
      {(given) => (
        <Async query={personal} shape="form" rows={1} failedTitle={t('failed')} isEmpty={() => false}>
          {(own) => <Form doctorId={doctorId} given={given} own={own} onClose={onClose} />}
        </Async>
      )}
    </Async>
  );
}

interface FormProps extends TagEditorProps {
  readonly given: readonly DoctorTag[];
  readonly own: readonly DoctorTag[];
}

function Form({ doctorId, given, own, onClose }: FormProps): ReactNode {
  const t = useTaggingPhrases();
  const shell = useShell();
  const { systemGroups, personal, labelOf } = useTermChoices();
  const [termIds, setTermIds] = useState(given.map((tag) => tag.id));
  const [values, setValues] = useState(own.map((tag) => tag.name));
  const isOpen = editsField('doctor.tags');
  const replaceTerms = useReplaceTerms();
  const replacePersonal = useReplacePersonal();
  // A term out of use is offered by nobody else, and may stay.
  const offered = new Set(systemGroups.flatMap((group) => group.options.map((option) => option.value)));
  const former = given.filter((tag) => !offered.has(tag.id)).map((tag) => ({ value: tag.id, label: labelOf(tag) }));
  const save = async (): Promise<void> => {
    const params = { id: doctorId };
    try {
      if (isOpen) await replaceTerms.mutateAsync({ params, body: { termIds } });
      await replacePersonal.mutateAsync({ params, body: { values } });
    } catch {
      // The words of the refusal are on the page already.
      return;
    }
    shell.toast.success(t('saved'));
    onClose();
  };
  return (
    <form
      className="doctor-tags-form"
      aria-label={t('edit')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field id="tags-system" label={t('system')}>
        <Select
          id="tags-system"
          mode="multiple"
          disabled={!isOpen}
          showSearch={{ optionFilterProp: 'label' }}
          value={termIds}
          options={[
            ...systemGroups.map((group) => ({ ...group, options: [...group.options] })),
            ...(former.length > 0 ? [{ label: t('former'), options: former }] : []),
          ]}
          onChange={setTermIds}
        />
      </Field>
      <Field id="tags-personal" label={`${t('personal')} · ${t('personalHint')}`}>
        <Select
          id="tags-personal"
          mode="tags"
          maxCount={50}
          value={values}
          options={personal.map((term) => ({ value: term.name, label: term.name }))}
          onChange={(next) => setValues(next.map((name) => name.trim().slice(0, 40)).filter(Boolean))}
        />
      </Field>
      <span className="doctor-tags-acts">
        <Button
          size="small"
          type="primary"
          htmlType="submit"
          loading={replaceTerms.isPending || replacePersonal.isPending}
        >
          {t('save')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </span>
    </form>
  );
}
