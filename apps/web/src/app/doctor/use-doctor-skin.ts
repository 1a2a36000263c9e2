// Light or dark as it was chosen in this browser; without a choice as the phone is (specification 2.4).
import { applySkin } from '@yijian/ui/tokens';
import { useMediaQuery } from '@yijian/ui/viewport';
import { useLayoutEffect, useState } from 'react';
import { hasLayoutSetting, readLayoutSetting } from '../../lib/storage/index.ts';

export function useDoctorSkin(): void {
  const [{ themeColor, colorMode }] = useState(() => ({
    ...readLayoutSetting(),
    ...(hasLayoutSetting() ? {} : { colorMode: 'system' as const }),
  }));
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const theme = colorMode === 'dark' || (colorMode === 'system' && systemIsDark) ? 'dark' : 'light';
  useLayoutEffect(() => applySkin({ theme, accent: themeColor, sider: 'light' }), [theme, themeColor]);
}
