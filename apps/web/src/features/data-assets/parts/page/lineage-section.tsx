// Where an asset comes from and who uses it.
import type { AssetDetail } from '@yijian/contract/data-assets';
import { Definition } from '@yijian/ui/dashboard-tile';
import { Section } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { flatMenu, useSession } from '../../../../lib/session/index.ts';
import { useJobNames } from '../../../job-runs/index.ts';
import { useDataAssetPhrases } from '../../data-assets.phrases.ts';
import { assetPath } from '../asset-marks.tsx';

interface Entry {
  readonly key: string;
  readonly name: string;
  /** Left out where the reader may not open it. */
  readonly path?: string | undefined;
  readonly note?: string | undefined;
  readonly definition?: string | undefined;
}

export function LineageSection({ asset: { lineage } }: { asset: AssetDetail }): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  const { nameOf } = useJobNames();
  const menus = useSession((session) => session.menus);
  const open = new Set(flatMenu(menus).map(({ path }) => path));
  const pathOf = (path: string): string | undefined => (open.has(path) ? path : undefined);
  const assets = (of: 'upstream' | 'downstream'): Entry[] =>
    lineage[of].map(({ code, name }) => ({ key: code, name, path: assetPath(code) }));
  return (
    <>
      <Section id="sources" title={t('comesFrom')}>
        <Entries
          title={t('models')}
          entries={lineage.models.map(({ id, name, batches, lastAt }) => ({
            key: id,
            name,
            path: pathOf('/DataCollection/dataUpload'),
            note:
              batches === 0
                ? t('noBatches')
                : t('batches', { count: format.count(batches), at: format.dateTime(lastAt) }),
          }))}
        />
        <Entries title={t('otherAssets')} entries={assets('upstream')} />
        <Entries
          title={t('jobs')}
          entries={lineage.jobs.map(({ name, lastAt, hasFailed }) => ({
            key: name,
            name: nameOf(name),
            note:
              lastAt === null
                ? t('neverRan')
                : t(hasFailed === true ? 'ranBadly' : 'ran', { at: format.dateTime(lastAt) }),
          }))}
        />
      </Section>
      <Section id="consumers" title={t('usedBy')}>
        <Entries
          title={t('screens')}
          entries={lineage.screens.map(({ path, name }) => ({ key: path, name, path: pathOf(path) }))}
        />
        <Entries
          title={t('figures')}
          entries={lineage.figures.map(({ board, boardName, name, path, definition }) => ({
            key: `${board} ${name}`,
            name,
            path: pathOf(path),
            note: boardName,
            definition,
          }))}
        />
        <Entries title={t('otherAssets')} entries={assets('downstream')} />
      </Section>
    </>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <div className="asset-entries">
      <h3>{title}</h3>
      <ul>
        {entries.map(({ key, name, path, note, definition }) => (
          <li key={key}>
            {path === undefined ? <span>{name}</span> : <Link to={path}>{name}</Link>}
            {definition === undefined ? null : <Definition title={name}>{definition}</Definition>}
            {note === undefined ? null : <small className="num">{note}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
