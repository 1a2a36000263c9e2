// One dictionary: its name, and its values in their order.
import type { DictionaryDetail, DictionaryValue } from '@yijian/contract/dictionaries';
import { Button } from 'antd';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Tag } from '@yijian/ui/badge';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { Async, Empty } from '@yijian/ui/states';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useDeleteDictionaryType, useDictionaryType } from '../../calls/dictionaries.api.ts';
import { useDictionaryPhrases } from '../../words/dictionaries.phrases.ts';
import { mayWrite } from '../frame/sections.ts';
import { useDelete } from '../list/use-delete.ts';
import { TypeForm } from './type-form.tsx';
import { ValueForm } from './value-form.tsx';
import { ValueList } from './value-list.tsx';

export function DictionaryPane({ dictionary }: { dictionary: string }): ReactNode {
  const query = useDictionaryType(dictionary);
  return (
    <section className="dictionary-pane">
      <Async query={query}>{(type) => <Pane type={type} />}</Async>
    </section>
  );
}

function Pane({ type }: { type: DictionaryDetail }): ReactNode {
  const t = useDictionaryPhrases();
  const [edited, setEdited] = useState<DictionaryValue | 'new' | null>(null);
  const writes = mayWrite('dictionaries');
  return (
    <>
      <PaneHead type={type} onAdd={() => setEdited('new')} />
      {type.isOpen ? null : <p className="console-note">{t('closed')}</p>}
      {type.values.length === 0 ? <Empty reason={t('empty')} /> : null}
      <ValueList type={type} writes={writes} onEdit={setEdited} />
      {edited === null ? null : (
        <ValueForm
          dictionary={type.key}
          {...(edited === 'new' ? {} : { value: edited })}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function PaneHead({ type, onAdd }: { type: DictionaryDetail; onAdd: () => void }): ReactNode {
  const t = useDictionaryPhrases();
  const isEnglish = useLanguage() === 'en';
  const ask = useDelete();
  const { mutateAsync } = useDeleteDictionaryType();
  const [isEditing, setEditing] = useState(false);
  const name = isEnglish ? type.enName : type.name;
  const remove = (): void =>
    ask({
      question: t('removeQuestion', { name }),
      send: async () => {
        await mutateAsync({ params: { key: type.key } });
        return undefined;
      },
    });
  const writes = mayWrite('dictionaries');
  return (
    <header>
      <h2>{name}</h2>
      <code>{type.key}</code>
      <span className="console-note num">{t('count', { enabled: type.enabled, count: type.count })}</span>
      {type.isSystem ? <Tag>{t('system')}</Tag> : null}
      {writes ? (
        <div className="dictionary-head-actions">
          <IconButton icon={Pencil} label={t('editType')} onClick={() => setEditing(true)} />
          {type.isSystem ? null : <IconButton icon={Trash2} label={t('removeType')} onClick={remove} />}
          {type.isOpen ? (
            <Button type="primary" icon={<Glyph icon={Plus} />} onClick={onAdd}>
              {t('addValue')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isEditing ? <TypeForm type={type} onClose={() => setEditing(false)} /> : null}
    </header>
  );
}
