// Who or what this page is about, the three numbers that matter, and what can be done (look and feel, detail page).
import type { ReactNode } from 'react';
import { Avatar } from '../badge/index.ts';
import { Definition, Delta } from '../dashboard-tile/index.ts';
import type { DeltaValue } from '../dashboard-tile/index.ts';
import './detail-header.css';

export type HeaderKpi = {
  key: string;
  label: string;
  value: ReactNode;
  unit?: string | undefined;
  delta?: DeltaValue | undefined;
  note?: ReactNode;
  definition?: ReactNode;
  onOpen?: (() => void) | undefined;
};

export type DetailHeaderProps = {
  name: string;
  /** A second spelling, e.g. pinyin. */
  alias?: string | undefined;
  avatarSrc?: string | undefined;
  /** Without an avatar for things that are not people. */
  avatar?: boolean | undefined;
  /** Star, tier and status beside the name. */
  marks?: ReactNode;
  /** Facts in one line; each is set apart by a hairline. */
  facts?: readonly ReactNode[] | undefined;
  tags?: ReactNode;
  kpis?: readonly HeaderKpi[] | undefined;
  asOf?: ReactNode;
  actions?: ReactNode;
  /** Low enough to stay in sight: numbers in one line, a smaller portrait. */
  compact?: boolean | undefined;
};

export function DetailHeader(props: DetailHeaderProps): ReactNode {
  const { name, alias, avatarSrc, avatar = true, marks, facts = [], tags, kpis = [], asOf, actions, compact } = props;
  return (
    <header className={compact ? 'yj-detail-head yj-detail-compact' : 'yj-detail-head'}>
      {avatar ? <Avatar name={name} src={avatarSrc} size={compact ? 48 : 72} shape="square" tone="primary" /> : null}
      <div className="yj-detail-who">
        <div className="yj-detail-name">
          <h1>{name}</h1>
          {alias ? <span className="yj-detail-alias">{alias}</span> : null}
          {marks}
        </div>
        {facts.length > 0 ? (
          <p className="yj-detail-facts">
            {facts.map((fact, at) => (
              // The facts' order is their identity: they are one sentence.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at}>{fact}</span>
            ))}
          </p>
        ) : null}
        {tags ? <div className="yj-detail-tags">{tags}</div> : null}
      </div>
      {actions ? <div className="yj-detail-actions yj-touch">{actions}</div> : null}
      {kpis.length > 0 || asOf ? (
        <div className="yj-detail-kpis">
          {kpis.map((kpi) => (
            <HeaderNumber key={kpi.key} kpi={kpi} />
          ))}
          {asOf ? <span className="yj-detail-asof num">{asOf}</span> : null}
        </div>
      ) : null}
    </header>
  );
}

function HeaderNumber({ kpi }: { kpi: HeaderKpi }): ReactNode {
  const number = (
    <>
      <span className="yj-detail-number kpi">{kpi.value}</span>
      {kpi.unit ? <span className="yj-kpi-unit">{kpi.unit}</span> : null}
    </>
  );
  return (
    <div className="yj-detail-kpi">
      <span className="yj-detail-label">
        {kpi.label}
        {kpi.definition ? <Definition title={kpi.label}>{kpi.definition}</Definition> : null}
      </span>
      <span className="yj-detail-value">
        {kpi.onOpen ? (
          <button type="button" className="yj-kpi-open" onClick={kpi.onOpen}>
            {number}
          </button>
        ) : (
          number
        )}
        {kpi.delta ? <Delta {...kpi.delta} /> : null}
        {kpi.note ? <span className="yj-kpi-unit num">{kpi.note}</span> : null}
      </span>
    </div>
  );
}
