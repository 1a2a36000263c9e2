// Stands where a screen is still to come: what it will hold, and the pages beside it that can be used (look and feel, four states).
import { PlannedPage, type PlannedNeighbour, type PlannedShape } from '@yijian/ui/planned-page';
import type { ReactNode } from 'react';
import { useBilingual } from '../../../lib/i18n/index.ts';
import type { ScreenRoute } from '../../../lib/router/index.ts';
import { useFacts } from '../../guard/facts-store.ts';
import { useOpenPath } from '../../shell/services/use-open-path.ts';
import { useAppPhrases } from '../../words/app.phrases.ts';
import { FullPage } from '../message-page.tsx';
import { neighboursOf } from './neighbours-of.ts';
import { usePlannedPhrases } from './planned.phrases.ts';

/** A page outside the shell has no user, and nothing beside it. */
export default function PlannedScreen({ route }: { route: ScreenRoute }): ReactNode {
  if (route.layout === 'shell') return <BesideOthers route={route} />;
  return (
    <FullPage>
      <Page route={route} neighbours={[]} />
    </FullPage>
  );
}

function BesideOthers({ route }: { route: ScreenRoute }): ReactNode {
  const say = useBilingual();
  const facts = useFacts();
  const open = useOpenPath();
  const neighbours = neighboursOf(route, facts).map(({ path, titles, section }): PlannedNeighbour => ({
    key: path,
    label: say(titles),
    context: section === undefined ? undefined : say(section),
    onOpen: () => open(path),
  }));
  return (
    <Page route={{ ...route, title: facts.places.get(route.path)?.titles ?? route.title }} neighbours={neighbours} />
  );
}

function Page({ route, neighbours }: { route: ScreenRoute; neighbours: readonly PlannedNeighbour[] }): ReactNode {
  const t = useAppPhrases();
  const say = useBilingual();
  const sentence = usePlannedPhrases();
  return (
    <PlannedPage
      title={say(route.title)}
      badge={t('planned')}
      sentence={(sentence as (key: string) => string)(`screen.${route.screen}`)}
      shape={shapeOf(route.screen)}
      neighboursTitle={t('usableNow')}
      neighbours={neighbours}
    />
  );
}

function shapeOf(screen: string): PlannedShape {
  if (/(?:form|filling|create-process|login|registration|maintenance)$/.test(screen)) return 'form';
  if (/(?:dashboard|funnel|network|analysis|opinion|overview|home|mapping|trend|report)/.test(screen)) return 'board';
  return /(?:detail|profile|page|person|hospital)$/.test(screen) ? 'detail' : 'list';
}
