// The drawer that changes the look at once; saving keeps it, resetting forgets it and reloads (specification 2.4, R2.19).
import { Button, Drawer, Segmented, Switch } from 'antd';
import type { ReactNode } from 'react';
import { defaultSkin, tokenNumber } from '@yijian/ui/tokens';
import type { LayoutSetting } from '../../../lib/storage/index.ts';
import { useShellPhrases } from '../shell.phrases.ts';
import { resetLayout, useLayout } from './layout-store.ts';
import { SideChoice, ThemeChoice } from './skin-choices.tsx';
import './settings.css';

const switches = [
  'topNavigation',
  'tabBar',
  'fixedHeader',
  'logo',
  'dynamicTitle',
] as const satisfies readonly (keyof LayoutSetting)[];

export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const t = useShellPhrases();
  const save = useLayout((state) => state.save);
  const footer = (
    <div className="settings-foot">
      <Button onClick={resetLayout}>{t('reset')}</Button>
      <Button
        type="primary"
        onClick={() => {
          save();
          onClose();
        }}
      >
        {t('save')}
      </Button>
    </div>
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('settings')}
      size={tokenNumber('drawer-w', defaultSkin)}
      footer={footer}
      closable={{ placement: 'end' }}
      className="settings"
    >
      <Choices />
    </Drawer>
  );
}

function Choices(): ReactNode {
  const t = useShellPhrases();
  const { setting, change } = useLayout();
  return (
    <>
      <Group title={t('themeColor')}>
        <ThemeChoice value={setting.themeColor} onChange={(themeColor) => change({ themeColor })} />
      </Group>
      <Group title={t('sideTheme')}>
        <SideChoice value={setting.sideTheme} onChange={(sideTheme) => change({ sideTheme })} />
      </Group>
      <Group title={t('appearance')}>
        <Segmented
          block
          aria-label={t('appearance')}
          value={setting.colorMode}
          onChange={(colorMode) => change({ colorMode })}
          options={(['light', 'dark', 'system'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </Group>
      <Group title={t('layout')}>
        {switches.map((name) => (
          <label key={name} className="settings-switch">
            <span>{t(name)}</span>
            <Switch checked={setting[name]} onChange={(checked) => change({ [name]: checked })} aria-label={t(name)} />
          </label>
        ))}
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="settings-group">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
