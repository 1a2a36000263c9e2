// Ant Design's theme, computed from the tokens (look and feel, ground rules).
import { theme } from 'antd';
import type { ThemeConfig } from 'antd';
import { componentTokens } from './theme-components.ts';
import { tokenNumber, tokenValue } from './token-value.ts';
import type { TokenName, TokenSkin } from './token-value.ts';
import type { SkinAccent } from './skin.ts';

export type ThemeChoice = { dark: boolean; accent: SkinAccent };

/** A ThemeConfig for ConfigProvider; make it anew when the skin changes. */
export function antdTheme({ dark, accent }: ThemeChoice): ThemeConfig {
  const skin: TokenSkin = { theme: dark ? 'dark' : 'light', accent };
  const color = (name: TokenName): string => tokenValue(name, skin);
  const size = (name: TokenName): number => tokenNumber(name, skin);
  return {
    cssVar: { key: 'yj' },
    hashed: false,
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...accentTokens(color),
      ...surfaceTokens(color),
      ...meaningTokens(color),
      ...shapeTokens(color, size),
    },
    components: componentTokens(color, size),
  };
}

type Color = (name: TokenName) => string;
type Size = (name: TokenName) => number;

function accentTokens(color: Color): NonNullable<ThemeConfig['token']> {
  return {
    colorPrimary: color('c-primary'),
    colorPrimaryHover: color('c-primary-hover'),
    colorPrimaryActive: color('c-primary-active'),
    colorPrimaryBg: color('c-primary-bg'),
    colorPrimaryBgHover: color('c-primary-bg-2'),
    colorPrimaryBorder: color('c-primary-line'),
    colorPrimaryBorderHover: color('c-primary-line'),
    colorPrimaryText: color('c-primary-text'),
    colorInfo: color('c-primary'),
    colorLink: color('c-primary-text'),
    // Those of filled buttons are too dark to be read as words in dark.
    colorLinkHover: color('c-primary-text'),
    colorLinkActive: color('c-primary-text'),
    linkHoverDecoration: 'underline',
    controlItemBgActive: color('c-primary-bg'),
    controlItemBgActiveHover: color('c-primary-bg-2'),
    controlOutline: color('c-focus'),
    controlOutlineWidth: 2,
  };
}

function surfaceTokens(color: Color): NonNullable<ThemeConfig['token']> {
  return {
    colorBgLayout: color('c-canvas'),
    colorBgContainer: color('c-surface'),
    colorBgElevated: color('c-surface'),
    colorBgSpotlight: color('c-inverse'),
    colorBgMask: color('c-overlay'),
    colorBgContainerDisabled: color('c-muted'),
    colorFillQuaternary: color('c-surface-2'),
    colorFillTertiary: color('c-muted'),
    colorFillSecondary: color('c-muted'),
    colorBorder: color('c-line-strong'),
    colorBorderSecondary: color('c-line'),
    colorSplit: color('c-line-soft'),
    colorText: color('c-text'),
    colorTextHeading: color('c-text'),
    colorTextSecondary: color('c-text-2'),
    colorTextTertiary: color('c-text-3'),
    colorTextDescription: color('c-text-3'),
    colorTextPlaceholder: color('c-text-3'),
    colorTextQuaternary: color('c-text-4'),
    colorTextDisabled: color('c-text-4'),
    colorIcon: color('c-text-3'),
    colorTextLightSolid: color('c-on-primary'),
  };
}

function meaningTokens(color: Color): NonNullable<ThemeConfig['token']> {
  return {
    colorSuccess: color('c-ok-fill'),
    colorSuccessBg: color('c-ok-bg'),
    colorSuccessBorder: color('c-ok-line'),
    colorSuccessText: color('c-ok'),
    colorWarning: color('c-warn-fill'),
    colorWarningBg: color('c-warn-bg'),
    colorWarningBorder: color('c-warn-line'),
    colorWarningText: color('c-warn'),
    colorError: color('c-bad-fill'),
    colorErrorBg: color('c-bad-bg'),
    colorErrorBorder: color('c-bad-line'),
    colorErrorText: color('c-bad'),
  };
}

function shapeTokens(color: Color, size: Size): NonNullable<ThemeConfig['token']> {
  return {
    fontFamily: color('f-sans'),
    fontSize: size('t-14'),
    fontSizeSM: size('t-12'),
    fontSizeLG: size('t-16'),
    lineHeight: size('l-14') / size('t-14'),
    fontWeightStrong: size('w-medium'),
    borderRadius: size('r-2'),
    borderRadiusLG: size('r-3'),
    borderRadiusSM: size('r-1'),
    borderRadiusXS: size('r-1'),
    controlHeight: size('h-ctl'),
    controlHeightSM: size('h-ctl-s'),
    controlHeightLG: size('h-ctl-l'),
    motionDurationFast: color('m-fast'),
    motionDurationMid: color('m-base'),
    motionDurationSlow: color('m-base'),
    boxShadow: color('e-3'),
    boxShadowSecondary: color('e-2'),
    boxShadowTertiary: color('e-1'),
  };
}
