// The buttons at the end of a row.
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, type Icon } from '@yijian/ui/icon';
import { useAdministrationPhrases } from '../../administration.phrases.ts';

export interface RowActionsProps {
  readonly name: string;
  readonly more?: readonly { readonly icon: Icon; readonly label: string; readonly onClick: () => void }[];
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
}

export function RowActions({ name, more = [], onEdit, onDelete }: RowActionsProps): ReactNode {
  const t = useAdministrationPhrases();
  return (
    <div className="console-actions">
      {more.map(({ icon, label, onClick }) => (
        <IconButton key={label} icon={icon} label={label} onClick={onClick} />
      ))}
      {onEdit ? <IconButton icon={Pencil} label={t('edit', { name })} onClick={onEdit} /> : null}
      {onDelete ? <IconButton icon={Trash2} label={t('remove', { name })} onClick={onDelete} /> : null}
    </div>
  );
}
