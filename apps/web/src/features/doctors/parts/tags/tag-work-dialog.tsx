// Tags many doctors at once: with what; then how far it is, and back again (product 3.2).
import type { DoctorWork, TagWork } from '@yijian/contract/doctors';
import { Field } from '@yijian/ui/form-page';
import { Modal, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useTermChoices } from '../../../tags/index.ts';
import { useTaggingPhrases } from '../../tagging.phrases.ts';
import { useBeginTags } from '../../work/doctor-work.api.ts';
import { WorkProgress } from '../work/work-progress.tsx';

interface TagWorkDialogProps {
  readonly act: TagWork['act'];
  /** Which doctors, as the server takes them. */
  readonly which: Pick<TagWork, 'ids'> | Pick<TagWork, 'type' | 'filter'>;
  readonly count: number;
  readonly onClose: () => void;
}

export const TagDialog = (props: Omit<TagWorkDialogProps, 'act'>): ReactNode => <TagWorkDialog act="ADD" {...props} />;
export const UntagDialog = (props: Omit<TagWorkDialogProps, 'act'>): ReactNode => (
  <TagWorkDialog act="REMOVE" {...props} />
);

function TagWorkDialog({ act, which, count, onClose }: TagWorkDialogProps): ReactNode {
  const t = useTaggingPhrases();
  const format = useFormat();
  const { systemGroups } = useTermChoices();
  const [termIds, setTermIds] = useState<string[]>([]);
  const [started, setStarted] = useState<DoctorWork>();
  const start = useBeginTags();
  const begin = (): void => start.mutate({ body: { act, termIds, ...which } }, { onSuccess: setStarted });
  const title = t(act === 'ADD' ? 'tagMany' : 'untagMany', { count: format.count(count) });
  if (started !== undefined) return <WorkProgress begun={started} title={title} onClose={onClose} />;
  return (
    <Modal
      open
      title={title}
      okText={t(act === 'ADD' ? 'give' : 'take')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: termIds.length === 0, loading: start.isPending }}
      onOk={begin}
      onCancel={onClose}
    >
      <Field id="batch-terms" label={t('system')} required>
        <Select
          id="batch-terms"
          mode="multiple"
          maxCount={10}
          showSearch={{ optionFilterProp: 'label' }}
          value={termIds}
          options={systemGroups.map((group) => ({ ...group, options: [...group.options] }))}
          onChange={setTermIds}
          style={{ width: '100%' }}
        />
      </Field>
    </Modal>
  );
}
