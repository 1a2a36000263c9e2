// Full screen and dark mode, one press each (specification 2.4).
import { Maximize, Minimize, Moon, Sun } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { IconButton } from '@yijian/ui/icon';
import { useLayout } from '../settings/layout-store.ts';
import { useSkin } from '../settings/use-skin.ts';
import { useShellPhrases } from '../shell.phrases.ts';

function watchFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

export function FullScreenButton(): ReactNode {
  const t = useShellPhrases();
  const full = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null);
  const toggle = (): void => void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <IconButton icon={full ? Minimize : Maximize} label={t(full ? 'exitFullScreen' : 'fullScreen')} onClick={toggle} />
  );
}

/** The choice is kept at once: it is a switch of the moment, not part of an unsaved drawer. */
export function DarkModeButton(): ReactNode {
  const t = useShellPhrases();
  const isDark = useSkin().theme === 'dark';
  const toggle = (): void => {
    useLayout.getState().change({ colorMode: isDark ? 'light' : 'dark' });
    useLayout.getState().save();
  };
  return <IconButton icon={isDark ? Sun : Moon} label={t(isDark ? 'lightMode' : 'darkMode')} onClick={toggle} />;
}
