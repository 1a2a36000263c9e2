// Whose turn it is, what speaks for and against, the opinion, and the decision (look and feel, approval page).
import { Button, Input } from 'antd';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import type { Icon } from '../icon/index.ts';
import '../form-page/fields/form-parts.css';
import './decision-panel.css';

export type DecisionButton = {
  label: string;
  onClick: () => unknown;
  disabled?: boolean | undefined;
  busy?: boolean | undefined;
};
export type DecisionPanelProps = {
  title: string;
  /** Time waited against the target: share from 0 to 1, and the words. */
  waited?: { share: number; text: string } | undefined;
  /** Parts divided by hairlines: rule results, comparisons, history. A part whose content names itself has no title. */
  parts?: readonly { key: string; title?: string | undefined; note?: ReactNode; content: ReactNode }[] | undefined;
  opinion: string;
  onOpinionChange: (opinion: string) => void;
  opinionLabel: string;
  opinionError?: string | undefined;
  /** Ready-made sentences. */
  phrases?: readonly string[] | undefined;
  approve: DecisionButton;
  reject?: DecisionButton | undefined;
  others?: readonly (DecisionButton & { key: string; icon: Icon })[] | undefined;
};

export function DecisionPanel(props: DecisionPanelProps): ReactNode {
  const { title, waited, parts = [], approve, reject, others = [] } = props;
  return (
    <section className="yj-decide" aria-label={title}>
      <div className="yj-decide-part">
        <h2>{title}</h2>
        {waited ? (
          <div className="yj-decide-waited num">
            <span className="yj-decide-track" aria-hidden="true">
              <span
                style={{ width: `${Math.min(1, waited.share) * 100}%` }}
                className={waited.share >= 1 ? 'yj-decide-late' : undefined}
              />
            </span>
            {waited.text}
          </div>
        ) : null}
      </div>
      {parts.map((part) => (
        <div key={part.key} className="yj-decide-part">
          {part.title === undefined ? null : (
            <h3>
              {part.title}
              {part.note ? <span className="num">{part.note}</span> : null}
            </h3>
          )}
          {part.content}
        </div>
      ))}
      <div className="yj-decide-part">
        <OpinionField {...props} />
        <div className="yj-decide-buttons">
          {reject ? (
            <Button
              danger
              disabled={reject.disabled === true}
              loading={reject.busy === true}
              onClick={() => void reject.onClick()}
            >
              {reject.label}
            </Button>
          ) : null}
          <Button
            type="primary"
            icon={<Glyph icon={Check} />}
            disabled={approve.disabled === true}
            loading={approve.busy === true}
            onClick={() => void approve.onClick()}
          >
            {approve.label}
          </Button>
        </div>
        <div className="yj-decide-others">
          {others.map((other) => (
            <Button
              key={other.key}
              type="text"
              icon={<Glyph icon={other.icon} />}
              disabled={other.disabled === true}
              onClick={() => void other.onClick()}
            >
              {other.label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}

function OpinionField({
  opinion,
  onOpinionChange,
  opinionLabel,
  opinionError,
  phrases = [],
}: DecisionPanelProps): ReactNode {
  const errorId = useId();
  return (
    <>
      <Input.TextArea
        value={opinion}
        rows={2}
        maxLength={500}
        placeholder={opinionLabel}
        aria-label={opinionLabel}
        aria-invalid={opinionError !== undefined}
        aria-describedby={opinionError ? errorId : undefined}
        status={opinionError ? 'error' : ''}
        onChange={(event) => onOpinionChange(event.target.value)}
      />
      {opinionError ? (
        <p id={errorId} className="yj-field-error" role="alert">
          {opinionError}
        </p>
      ) : null}
      <div className="yj-decide-phrases">
        {phrases.map((phrase) => (
          <button key={phrase} type="button" onClick={() => onOpinionChange(opinion ? `${opinion} ${phrase}` : phrase)}>
            {phrase}
          </button>
        ))}
      </div>
    </>
  );
}
