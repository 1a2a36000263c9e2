// One line to write a term, a group or a personal tag.
import type { CountedTerm } from '@yijian/contract/tags';
import { Button, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../lib/router/index.ts';
import { useAddPersonal, useRenamePersonal, useSaveGroup, useSaveTerm } from '../tags.api.ts';
import { useTagPhrases } from '../tags.phrases.ts';

interface LineProps {
  readonly start?: { readonly name: string; readonly enName: string };
  readonly bilingual: boolean;
  readonly pending: boolean;
  readonly onSave: (words: { name: string; enName: string }) => void;
  readonly onClose: () => void;
}

function Line({ start = { name: '', enName: '' }, bilingual, pending, onSave, onClose }: LineProps): ReactNode {
  const t = useTagPhrases();
  const [words, setWords] = useState(start);
  const name = words.name.trim();
  return (
    <li>
      <form
        className="term-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '') onSave({ name, enName: words.enName.trim() });
        }}
      >
        <Input
          autoFocus
          size="small"
          maxLength={40}
          aria-label={t('name')}
          placeholder={t('name')}
          value={words.name}
          onChange={(event) => setWords((now) => ({ ...now, name: event.target.value }))}
        />
        {bilingual ? (
          <Input
            size="small"
            maxLength={80}
            aria-label={t('enName')}
            placeholder={t('enName')}
            value={words.enName}
            onChange={(event) => setWords((now) => ({ ...now, enName: event.target.value }))}
          />
        ) : null}
        <Button size="small" type="primary" htmlType="submit" disabled={name === ''} loading={pending}>
          {t('save')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </form>
    </li>
  );
}

/** Tells that it is kept, and closes the line. */
function useKept(onClose: () => void): () => void {
  const t = useTagPhrases();
  const shell = useShell();
  return () => {
    shell.toast.success(t('saved'));
    onClose();
  };
}

export function TermForm({
  groupId,
  term,
  onClose,
}: {
  groupId: string;
  term?: CountedTerm;
  onClose: () => void;
}): ReactNode {
  const save = useSaveTerm();
  const onSuccess = useKept(onClose);
  const own = term === undefined ? {} : { id: term.id, isEnabled: term.isEnabled };
  return (
    <Line
      bilingual
      {...(term === undefined ? {} : { start: term })}
      pending={save.isPending}
      onSave={(words) => save.mutate({ body: { ...words, ...own, groupId } }, { onSuccess })}
      onClose={onClose}
    />
  );
}

export function GroupForm({ onClose }: { onClose: () => void }): ReactNode {
  const save = useSaveGroup();
  const onSuccess = useKept(onClose);
  return (
    <ul>
      <Line
        bilingual
        pending={save.isPending}
        onSave={(words) => save.mutate({ body: words }, { onSuccess })}
        onClose={onClose}
      />
    </ul>
  );
}

export function NewPersonalForm({ onClose }: { onClose: () => void }): ReactNode {
  const add = useAddPersonal();
  const onSuccess = useKept(onClose);
  return (
    <ul>
      <Line
        bilingual={false}
        pending={add.isPending}
        onSave={({ name }) => add.mutate({ params: { termValue: name } }, { onSuccess })}
        onClose={onClose}
      />
    </ul>
  );
}

export function PersonalForm({ term, onClose }: { term: CountedTerm; onClose: () => void }): ReactNode {
  const rename = useRenamePersonal();
  const onSuccess = useKept(onClose);
  return (
    <Line
      bilingual={false}
      start={term}
      pending={rename.isPending}
      onSave={({ name }) => rename.mutate({ params: { id: term.id }, body: { name } }, { onSuccess })}
      onClose={onClose}
    />
  );
}
