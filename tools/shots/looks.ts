// The ways a page is looked at: language, theme, width.

export interface Look {
  readonly lang: 'zh' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: 1440 | 390;
}

interface Wish {
  readonly lang?: string | undefined;
  readonly theme?: string | undefined;
  readonly width?: string | undefined;
}

/** All eight, or those that fit the wish. */
export function looks({ lang, theme, width }: Wish): Look[] {
  const all = (['zh', 'en'] as const).flatMap((one) =>
    (['light', 'dark'] as const).flatMap((shade) =>
      ([1440, 390] as const).map((wide): Look => ({ lang: one, theme: shade, width: wide })),
    ),
  );
  return all.filter(
    (look) =>
      (!lang || look.lang === lang) && (!theme || look.theme === theme) && (!width || String(look.width) === width),
  );
}
