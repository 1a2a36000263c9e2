// A masked number that whoever may can see whole for half a minute, after saying why (specification 6).
import { Button, Popover } from 'antd';
import type { PersonalField, PersonalTable, Reveal, Revealed } from '@yijian/contract/privacy';
import { Glyph } from '@yijian/ui/icon';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { usePrivacyPhrases } from '../privacy.phrases.ts';
import { RevealForm } from './reveal-form.tsx';
import { useShortSecret } from './use-short-secret.ts';
import './privacy.css';

export interface PersonalNumberProps {
  readonly table: PersonalTable;
  readonly id: string;
  readonly field: PersonalField;
  readonly masked: string | null;
  /** Whether the user may see it whole; the server asks again. */
  readonly mayReveal: boolean;
  /** How a record of another room is asked for; doctors and users need none. */
  readonly reveal?: ((body: Reveal) => Promise<Revealed>) | undefined;
}

export function PersonalNumber({ table, id, field, masked, mayReveal, reveal }: PersonalNumberProps): ReactNode {
  const t = usePrivacyPhrases();
  const [isAsking, setAsking] = useState(false);
  const secret = useShortSecret();
  if (masked === null || masked === '') return '—';
  if (!mayReveal) return masked;
  const label = t('showWhole', { field: t(`field.${field}`) });
  if (secret.value !== null)
    return (
      <span className="personal-number">
        <strong>{secret.value}</strong>
        <Button size="small" type="text" icon={<Glyph icon={EyeOff} />} onClick={secret.hide}>
          {t('hide')}
        </Button>
        <span className="personal-number-left" role="timer">
          {t('secondsLeft', { count: secret.secondsLeft })}
        </span>
      </span>
    );
  return (
    <span className="personal-number">
      {masked}
      <Popover
        open={isAsking}
        onOpenChange={setAsking}
        trigger="click"
        placement="bottomLeft"
        destroyOnHidden
        content={
          <RevealForm
            table={table}
            id={id}
            field={field}
            reveal={reveal}
            title={label}
            onShown={(value) => {
              setAsking(false);
              secret.show(value);
            }}
            onCancel={() => setAsking(false)}
          />
        }
      >
        <Button size="small" type="text" icon={<Glyph icon={Eye} />} aria-label={label}>
          {t('show')}
        </Button>
      </Popover>
    </span>
  );
}
