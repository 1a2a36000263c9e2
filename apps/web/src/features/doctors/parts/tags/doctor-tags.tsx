// The tags of one doctor: chips that say who gave them, and an editor in their place (specification 7.5, tags).
import type { DoctorTag } from '@yijian/contract/doctors';
import { Tag } from '@yijian/ui/badge';
import { Async } from '@yijian/ui/states';
import { Button, Tooltip } from 'antd';
import { Lock, Wand2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useTermChoices } from '../../../tags/index.ts';
import { useDoctorTags } from '../../tagging.api.ts';
import { useTaggingPhrases } from '../../tagging.phrases.ts';
import './doctor-tags.css';

const Editor = lazy(() => import('./tag-editor.tsx').then((part) => ({ default: part.TagEditor })));

export function DoctorTags({ doctorId }: { doctorId: string }): ReactNode {
  const t = useTaggingPhrases();
  const query = useDoctorTags(doctorId);
  const [isEditing, setEditing] = useState(false);
  return (
    <section className="doctor-tags" aria-label={t('tags')}>
      {/* Who carries no tag yet can be given one. */}
      <Async query={query} shape="form" rows={1} failedTitle={t('failed')} isEmpty={() => false}>
        {(tags) =>
          isEditing ? (
            <Suspense fallback={<Chips tags={tags} />}>
              <Editor doctorId={doctorId} tags={tags} onClose={() => setEditing(false)} />
            </Suspense>
          ) : (
            <span className="doctor-tags-line">
              {tags.length > 0 ? <Chips tags={tags} /> : <small>{t('none')}</small>}
              {hasPermission('customer:tags:write') ? (
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

function Chips({ tags }: { tags: readonly DoctorTag[] }): ReactNode {
  const t = useTaggingPhrases();
  const format = useFormat();
  const { labelOf } = useTermChoices();
  return tags.map((tag) => {
    const given = format.date(tag.addedAt);
    const who = tag.source === 'RULE' ? t('byRule') : (tag.addedBy ?? t(`source.${tag.source}`));
    const isPersonal = tag.kind === 'PERSONAL';
    return (
      <Tooltip key={tag.id} title={`${isPersonal ? t('personalHint') : (tag.groupName ?? '')} · ${who} · ${given}`}>
        <span>
          <Tag
            {...(isPersonal ? { tone: 'primary' as const, icon: Lock } : tag.source === 'RULE' ? { icon: Wand2 } : {})}
          >
            {labelOf(tag)}
          </Tag>
        </span>
      </Tooltip>
    );
  });
}
