// One more tag for a doctor, out of those that the doctor does not carry yet (specification 7.5, tags).
import { Plus } from 'lucide-react';
import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { IconButton } from '@yijian/ui/icon';
import { editsField } from '../../../../lib/session/index.ts';
import { useTermChoices } from '../../../tags/index.ts';
import { useAddTag, useMissingTags } from '../../tagging.api.ts';
import { useTaggingPhrases } from '../../tagging.phrases.ts';

export function TagAdder({ doctorId }: { doctorId: string }): ReactNode {
  const t = useTaggingPhrases();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <IconButton icon={Plus} label={t('giveOne')} onClick={() => setOpen(true)} />;
  return <Chooser doctorId={doctorId} onClose={() => setOpen(false)} />;
}

function Chooser({ doctorId, onClose }: { doctorId: string; onClose: () => void }): ReactNode {
  const t = useTaggingPhrases();
  const missing = useMissingTags(doctorId);
  const { labelOf } = useTermChoices();
  const add = useAddTag();
  const choose = (id: string): void => {
    const term = missing.data?.find((one) => one.id === id);
    if (term === undefined) return;
    const query = { addedValue: term.name, mobileTagType: term.kind };
    add.mutate({ params: { id: doctorId }, query }, { onSuccess: onClose });
  };
  const open = (missing.data ?? []).filter(({ kind }) => kind === 'PERSONAL' || editsField('doctor.tags'));
  const options = [...Map.groupBy(open, (term) => term.groupName ?? t('personal'))].map(([label, terms]) => ({
    label,
    options: terms.map((term) => ({ value: term.id, label: labelOf(term) })),
  }));
  return (
    <Select<string>
      aria-label={t('giveOne')}
      className="doctor-tag-adder"
      size="small"
      autoFocus
      defaultOpen
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('giveOne')}
      loading={missing.isFetching || add.isPending}
      options={options}
      onChange={choose}
      onOpenChange={(open) => (open ? undefined : onClose())}
    />
  );
}
