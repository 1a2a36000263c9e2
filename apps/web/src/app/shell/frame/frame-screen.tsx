// A page of another site inside a tab, in a sandbox, after a loading state of 300 ms (specification 2.3, R2.13).
import type { Bilingual } from '@yijian/contract/core';
import type { ReactNode } from 'react';
import { FramePage } from '@yijian/ui/frame-page';
import { useBilingual } from '../../../lib/i18n/index.ts';
import { useShellPhrases } from '../shell.phrases.ts';

export interface FrameScreenProps {
  readonly titles: Bilingual;
  readonly address: string;
  /** False: the address opens nowhere else, because it carries a right. */
  readonly openLink?: boolean | undefined;
}

export function FrameScreen({ titles, address, openLink }: FrameScreenProps): ReactNode {
  const t = useShellPhrases();
  const say = useBilingual();
  return <FramePage src={address} title={t('frameOf', { title: say(titles) })} openLink={openLink} />;
}
