// The two choices that show what they do: accent colour and side menu (specification 2.4).
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { tokenValue } from '@yijian/ui/tokens';
import type { LayoutSetting } from '../../../lib/storage/index.ts';
import { useShellPhrases } from '../shell.phrases.ts';

interface ChoiceProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function ThemeChoice({ value, onChange }: ChoiceProps<LayoutSetting['themeColor']>): ReactNode {
  const t = useShellPhrases();
  return (
    <div className="settings-colors" role="radiogroup" aria-label={t('themeColor')}>
      {(['blue', 'green'] as const).map((color) => (
        <label key={color} className="settings-color">
          <input type="radio" name="theme-color" checked={value === color} onChange={() => onChange(color)} />
          {/* Each swatch wears its own accent, whatever the page wears. */}
          <span
            className="settings-swatch"
            style={{ background: tokenValue('c-primary', { theme: 'light', accent: color }) }}
          >
            {value === color ? <Glyph icon={Check} size={14} /> : null}
          </span>
          {t(color)}
        </label>
      ))}
    </div>
  );
}

export function SideChoice({ value, onChange }: ChoiceProps<LayoutSetting['sideTheme']>): ReactNode {
  const t = useShellPhrases();
  return (
    <div className="settings-sides" role="radiogroup" aria-label={t('sideTheme')}>
      {(['dark', 'light'] as const).map((side) => (
        <label key={side} className="settings-side">
          <input type="radio" name="side-theme" checked={value === side} onChange={() => onChange(side)} />
          <span className="settings-thumb" style={{ background: thumb(side) }} aria-hidden="true" />
          {t(side)}
        </label>
      ))}
    </div>
  );
}

/** A page with its side menu, small, in the light skin. */
function thumb(side: LayoutSetting['sideTheme']): string {
  const menu = tokenValue('c-canvas', { theme: side, accent: 'blue' });
  return `linear-gradient(90deg, ${menu} 28%, ${tokenValue('c-surface', { theme: 'light', accent: 'blue' })} 28%)`;
}
