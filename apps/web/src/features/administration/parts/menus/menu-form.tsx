// Adding or changing a menu entry (specification 3, administration-console fields).
import type { EntryType, MenuEntry, NewMenu } from '@yijian/contract/administration';
import type { ReactNode } from 'react';
import { useCommonPhrases, useLanguage } from '../../../../lib/i18n/index.ts';
import { useAddMenu, useChangeMenu } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { type EntryField, EntryForm, type EntryWork, orNull } from '../../../../lib/forms/index.ts';
import { treeChoices } from '../list/tree.ts';

const types = ['MENU', 'TAG', 'BUTTON'] as const satisfies readonly EntryType[];

export interface MenuFormProps {
  readonly entry?: MenuEntry;
  readonly parentId?: string | null;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
}

export function MenuForm({ entry, parentId = null, entries, onClose }: MenuFormProps): ReactNode {
  const t = useAdministrationPhrases();
  const common = useCommonPhrases();
  const add = useAddMenu();
  const change = useChangeMenu();
  const keep = (work: EntryWork): Promise<unknown> => {
    const body = bodyOf(work);
    return entry === undefined
      ? add.mutateAsync({ body })
      : change.mutateAsync({ params: { id: entry.id }, body: { ...body, version: entry.version } });
  };
  return (
    <EntryForm
      title={t(entry ? 'editMenu' : 'addMenu')}
      fields={useFields(entries, entry)}
      start={
        entry ? startOf(entry) : { parentId, type: 'MENU', sort: 0, isVisible: true, status: true, attributes: [] }
      }
      onKeep={keep}
      kept={common(entry ? 'updateSuccess' : 'createSuccess')}
      onClose={onClose}
    />
  );
}

const startOf = ({ attributes, ...entry }: MenuEntry): EntryWork => ({
  ...entry,
  attributes: attributes.map(({ name, value }) => `${name}=${value}`),
});

function bodyOf(work: EntryWork): NewMenu {
  const pairs = (work['attributes'] as readonly string[] | undefined) ?? [];
  return {
    parentId: orNull(work['parentId']),
    type: work['type'] as EntryType,
    name: String(work['name'] ?? ''),
    enName: String(work['enName'] ?? ''),
    shortTitle: orNull(work['shortTitle']),
    alwaysShow: work['alwaysShow'] === true,
    dashboardId: orNull(work['dashboardId']),
    path: String(work['path'] ?? ''),
    code: orNull(work['code']),
    api: orNull(work['api']),
    icon: orNull(work['icon']),
    sort: Number(work['sort'] ?? 0),
    isVisible: work['isVisible'] === true,
    status: work['status'] === true,
    attributes: pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name: name.trim(), value: value.join('=').trim() };
    }),
  };
}

function useFields(entries: readonly MenuEntry[], own: MenuEntry | undefined): EntryField[] {
  const t = useAdministrationPhrases();
  const isEnglish = useLanguage() === 'en';
  const parents = entries.filter((entry) => entry.type !== 'BUTTON');
  const nodes = treeChoices(parents, (entry) => (isEnglish ? entry.enName : entry.name), own?.id);
  return [
    {
      key: 'type',
      kind: 'choice',
      label: t('type'),
      required: true,
      options: types.map((value) => ({ value, label: t(`entry${value}`) })),
    },
    { key: 'parentId', kind: 'tree', label: t('parent'), nodes },
    { key: 'name', kind: 'line', label: t('title'), maxLength: 40, required: true },
    { key: 'enName', kind: 'line', label: t('enName'), maxLength: 80, required: true },
    { key: 'shortTitle', kind: 'line', label: t('shortTitle'), maxLength: 20 },
    { key: 'path', kind: 'line', label: t('path'), maxLength: 200, required: true, hint: t('pathHint') },
    { key: 'code', kind: 'line', label: t('permissionMark'), maxLength: 120 },
    { key: 'api', kind: 'line', label: t('api'), maxLength: 500, hint: t('apiHint') },
    { key: 'icon', kind: 'line', label: t('icon'), maxLength: 300, hint: t('iconHint') },
    { key: 'sort', kind: 'number', label: t('sort') },
    { key: 'isVisible', kind: 'switch', label: t('isVisible') },
    { key: 'alwaysShow', kind: 'switch', label: t('alwaysShow') },
    { key: 'status', kind: 'switch', label: t('isEnabled') },
    { key: 'dashboardId', kind: 'line', label: t('dashboardId'), maxLength: 100, hint: t('dashboardHint') },
    { key: 'attributes', kind: 'words', label: t('attributes'), hint: t('attributesHint') },
  ];
}
