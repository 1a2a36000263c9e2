// The tags of one doctor: chips that say who gave them, and an editor in their place (specification 7.5, tags).
import type { DoctorTag } from '@yijian/contract/doctors';
import { Tag } from '@yijian/ui/badge';
import { IconButton } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { Button, Tooltip } from 'antd';
import { Lock, Wand2, X } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { editsField, hasPermission } from '../../../../lib/session/index.ts';
import { useTermChoices } from '../../../tags/index.ts';
import { useDoctorTags, useRemoveTag } from '../../tagging.api.ts';
import { useTaggingPhrases } from '../../tagging.phrases.ts';
import { TagAdder } from './tag-adder.tsx';
import './doctor-tags.css';

const Editor = lazy(() => import('./tag-editor.tsx').then((part) => ({ default: part.TagEditor })));

export function DoctorTags({ doctorId }: { doctorId: string }): ReactNode {
  const t = useTaggingPhrases();
  const query = useDoctorTags(doctorId);
  const [isEditing, setEditing] = useState(false);
  const mayWrite = hasPermission('customer:tags:write');
  return (
    <section className="doctor-tags" aria-label={t('tags')}>
      {/* Who carries no tag yet can be given one. */}
      <Async query={query} shape="form" rows={1} failedTitle={t('failed')} isEmpty={() => false}>
        {(tags) =>
          isEditing ? (
            <Suspense fallback={<Chips doctorId={doctorId} tags={tags} />}>
              <Editor doctorId={doctorId} onClose={() => setEditing(false)} />
            </Suspense>
          ) : (
            <span className="doctor-tags-line">
              {tags.length > 0 ? (
                <Chips doctorId={doctorId} tags={tags} mayRemove={mayWrite} />
              ) : (
                <small>{t('none')}</small>
              )}
              {mayWrite ? <TagAdder doctorId={doctorId} /> : null}
              {mayWrite ? (
                <Button size="small" type="link" onClick={() => setEditing(true)}>
                  {t('edit')}
                </Button>
              ) : null}
            </span>
          )
        }
      </Async>
    </section>
  );
}

interface ChipsProps {
  readonly doctorId: string;
  readonly tags: readonly DoctorTag[];
  readonly mayRemove?: boolean;
}

function Chips({ doctorId, tags, mayRemove = false }: ChipsProps): ReactNode {
  const t = useTaggingPhrases();
  const common = useCommonPhrases();
  const shell = useShell();
  const remove = useRemoveTag();
  const format = useFormat();
  const { labelOf } = useTermChoices();
  return tags.map((tag) => {
    const given = format.date(tag.addedAt);
    const who = tag.source === 'RULE' ? t('byRule') : (tag.addedBy ?? t(`source.${tag.source}`));
    const isPersonal = tag.kind === 'PERSONAL';
    return (
      <Tooltip key={tag.id} title={`${isPersonal ? t('personalHint') : (tag.groupName ?? '')} · ${who} · ${given}`}>
        <span className="doctor-tag">
          <Tag
            {...(isPersonal ? { tone: 'primary' as const, icon: Lock } : tag.source === 'RULE' ? { icon: Wand2 } : {})}
          >
            {labelOf(tag)}
          </Tag>
          {/* What a rule gives comes back with its next run. */}
          {mayRemove && tag.source !== 'RULE' && (isPersonal || editsField('doctor.tags')) ? (
            <IconButton
              icon={X}
              label={t('takeOne', { name: labelOf(tag) })}
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate(
                  { params: { tagTermId: tag.id }, query: { mobileTagType: tag.kind }, body: [doctorId] },
                  { onSuccess: () => shell.toast.success(common('deleteSuccess')) },
                )
              }
            />
          ) : null}
        </span>
      </Tooltip>
    );
  });
}
