// Keeps the terms: personal ones for everybody, groups and terms of the enterprise for whoever keeps them.
import type { CountedTerm, TagGroup } from '@yijian/contract/tags';
import { StatusBadge } from '@yijian/ui/badge';
import { FormDrawer } from '@yijian/ui/form-page';
import { IconButton } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { Button, Popconfirm } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useCommonPhrases } from '../../../lib/i18n/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useGroup, useGroups, usePersonalTerms, useRemovePersonal, useSaveTerm } from '../tags.api.ts';
import { useTagPhrases } from '../tags.phrases.ts';
import { GroupForm, NewPersonalForm, PersonalForm, TermForm } from './term-form.tsx';
import './tags.css';

export interface TermManagerProps {
  readonly onClose: () => void;
  /** What another room says of a term, such as its rule. */
  readonly renderExtra?: (term: CountedTerm) => ReactNode;
}

export function TermManager({ onClose, renderExtra }: TermManagerProps): ReactNode {
  const t = useTagPhrases();
  const [isAdding, setAdding] = useState(false);
  const manages = hasPermission('customer:tags:manage');
  const groups = useGroups();
  return (
    <FormDrawer open onClose={onClose} title={t('title')} width={520}>
      <div className="term-manager">
        {hasPermission('customer:tags:write') ? <Personal /> : null}
        <Async query={groups} shape="list" failedTitle={t('failed')}>
          {(found) => (
            <>
              {found.map((group) => (
                <Group key={group.id} group={group} manages={manages} renderExtra={renderExtra} />
              ))}
            </>
          )}
        </Async>
        {manages && !isAdding ? <Button onClick={() => setAdding(true)}>{t('newGroup')}</Button> : null}
        {isAdding ? <GroupForm onClose={() => setAdding(false)} /> : null}
      </div>
    </FormDrawer>
  );
}

function Personal(): ReactNode {
  const t = useTagPhrases();
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-label={t('personal')}>
      <h3>
        {t('personal')} <small>{t('personalHint')}</small>
        {isAdding ? null : (
          <Button size="small" type="link" onClick={() => setAdding(true)}>
            {t('newPersonal')}
          </Button>
        )}
      </h3>
      {isAdding ? <NewPersonalForm onClose={() => setAdding(false)} /> : null}
      <Async
        query={usePersonalTerms()}
        shape="list"
        rows={2}
        failedTitle={t('failed')}
        isEmpty={(found) => found.length === 0}
        empty={{ reason: t('none') }}
        compact
      >
        {(found) => (
          <ul>
            {found.map((term) => (
              <PersonalLine key={term.id} term={term} />
            ))}
          </ul>
        )}
      </Async>
    </section>
  );
}

function PersonalLine({ term }: { term: CountedTerm }): ReactNode {
  const t = useTagPhrases();
  const common = useCommonPhrases();
  const format = useFormat();
  const shell = useShell();
  const remove = useRemovePersonal();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <PersonalForm term={term} onClose={() => setEditing(false)} />;
  return (
    <li>
      <span className="term-name">{term.name}</span>
      <small className="num">{t('doctors', { count: format.count(term.doctors) })}</small>
      <span className="term-acts">
        <IconButton icon={Pencil} label={t('edit', { name: term.name })} onClick={() => setEditing(true)} />
        <Popconfirm
          title={t('removeAsk', { count: format.count(term.doctors) })}
          okText={t('remove', { name: term.name })}
          cancelText={t('cancel')}
          onCancel={() => shell.toast.info(common('deleteCanceled'))}
          onConfirm={() =>
            remove.mutate({ params: { id: term.id } }, { onSuccess: () => shell.toast.success(t('removed')) })
          }
        >
          <IconButton icon={Trash2} label={t('remove', { name: term.name })} />
        </Popconfirm>
      </span>
    </li>
  );
}

interface GroupProps {
  readonly group: TagGroup;
  readonly manages: boolean;
  readonly renderExtra: TermManagerProps['renderExtra'];
}

function Group({ group, manages, renderExtra }: GroupProps): ReactNode {
  const t = useTagPhrases();
  const [isAdding, setAdding] = useState(false);
  // Before a term is added, what others added meanwhile is shown.
  const { terms } = useGroup(isAdding ? group.id : null).data ?? group;
  const [first] = terms;
  return (
    <section aria-label={group.name}>
      <h3>
        {first?.groupName ?? group.name}
        {manages && !isAdding ? (
          <Button size="small" type="link" onClick={() => setAdding(true)}>
            {t('newTerm')}
          </Button>
        ) : null}
      </h3>
      <ul>
        {terms.map((term) => (
          <TermLine key={term.id} term={term} manages={manages} renderExtra={renderExtra} />
        ))}
        {isAdding ? <TermForm groupId={group.id} onClose={() => setAdding(false)} /> : null}
      </ul>
    </section>
  );
}

function TermLine({ term, manages, renderExtra }: Omit<GroupProps, 'group'> & { term: CountedTerm }): ReactNode {
  const t = useTagPhrases();
  const format = useFormat();
  const save = useSaveTerm();
  const [isEditing, setEditing] = useState(false);
  const groupId = term.groupId ?? '';
  if (isEditing) return <TermForm groupId={groupId} term={term} onClose={() => setEditing(false)} />;
  const { id, name, enName, isEnabled } = term;
  return (
    <li>
      <span className="term-name">
        {name} <small>{enName}</small>
      </span>
      <small className="num">{t('doctors', { count: format.count(term.doctors) })}</small>
      {isEnabled ? null : <StatusBadge tone="neutral">{t('retired')}</StatusBadge>}
      {manages ? (
        <span className="term-acts">
          <IconButton icon={Pencil} label={t('edit', { name })} onClick={() => setEditing(true)} />
          <Button
            size="small"
            type="link"
            loading={save.isPending}
            onClick={() => save.mutate({ body: { id, groupId, name, enName, isEnabled: !isEnabled } })}
          >
            {t(isEnabled ? 'retire' : 'revive')}
          </Button>
        </span>
      ) : null}
      {renderExtra?.(term)}
    </li>
  );
}
