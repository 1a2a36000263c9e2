// The buttons at the end of a row.
import { History, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { IconButton, type Icon } from '@yijian/ui/icon';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';

export interface RowActionsProps {
  readonly name: string;
  readonly more?: readonly { readonly icon: Icon; readonly label: string; readonly onClick: () => void }[];
  /** `<kind>:<id>`: opens the record's history in the audit trail, for whoever may read that. */
  readonly history?: string | undefined;
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
}

export function RowActions({ name, more = [], history, onEdit, onDelete }: RowActionsProps): ReactNode {
  const t = useAdministrationPhrases();
  const navigate = useNavigate();
  return (
    <div className="console-actions">
      {more.map(({ icon, label, onClick }) => (
        <IconButton key={label} icon={icon} label={label} onClick={onClick} />
      ))}
      {history !== undefined && hasPermission('admin:audit:read') ? (
        <IconButton
          icon={History}
          label={t('historyOf', { name })}
          onClick={() => void navigate(`/admin/audit?history=${history}`)}
        />
      ) : null}
      {onEdit ? <IconButton icon={Pencil} label={t('edit', { name })} onClick={onEdit} /> : null}
      {onDelete ? <IconButton icon={Trash2} label={t('remove', { name })} onClick={onDelete} /> : null}
    </div>
  );
}
