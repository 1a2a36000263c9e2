// The skin that follows from the layout settings and the system's own appearance (specification 2.4).
import { useMemo } from 'react';
import type { Skin } from '@yijian/ui/tokens';
import { useMediaQuery } from '@yijian/ui/viewport';
import { useLayout } from './layout-store.ts';

export function useSkin(): Skin {
  const { themeColor, sideTheme, colorMode } = useLayout((state) => state.setting);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const dark = colorMode === 'dark' || (colorMode === 'system' && systemIsDark);
  return useMemo(
    () => ({ theme: dark ? 'dark' : 'light', accent: themeColor, sider: sideTheme }),
    [dark, themeColor, sideTheme],
  );
}
