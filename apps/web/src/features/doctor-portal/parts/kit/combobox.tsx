// One of many, found by typing: a text field with a list under it.
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ComboboxProps {
  readonly id: string;
  /** What fits the typed text, when `onType` asks for it; else everything, which is narrowed here. */
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly placeholder?: string;
  /** Said in place of the list where nothing fits. */
  readonly nothing: string;
  readonly isBusy?: boolean;
  readonly onType?: (text: string) => void;
  readonly onChoose: (value: string) => void;
}

export function Combobox(props: ComboboxProps): ReactNode {
  const { id, choices, value, placeholder, nothing, isBusy, onType, onChoose } = props;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  // What is being typed; null shows what was chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  // The list is another one by the next search; the name of what was chosen stays.
  const [chosen, setChosen] = useState('');
  const label = choices.find((one) => one.value === value)?.label ?? chosen;
  const fitting = onType || typed === null ? choices : narrowed(choices, typed);
  const hasList = isOpen && fitting.length > 0;
  const type = (text: string): void => {
    setTyped(text);
    setActive(0);
    setOpen(true);
    onType?.(text);
  };
  const choose = (choice: Choice | undefined): void => {
    if (choice === undefined) return;
    setChosen(choice.label);
    close();
    onChoose(choice.value);
  };
  const close = (): void => {
    setTyped(null);
    setOpen(false);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter' && isOpen) {
      // Chooses, and does not send the form.
      event.preventDefault();
      return choose(fitting[active]);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    if (isOpen) setActive(fitting.length === 0 ? 0 : (active + step + fitting.length) % fitting.length);
    setOpen(true);
  };
  return (
    <div className="doctor-combobox">
      <input
        ref={field}
        id={id}
        className="doctor-input"
        role="combobox"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={hasList ? `${listId}${active}` : undefined}
        aria-busy={isBusy || undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? (value === undefined ? '' : label)}
        onChange={(event) => type(event.target.value)}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={press}
      />
      {isOpen ? <List id={listId} {...{ fitting, active, value, nothing }} onChoose={choose} /> : null}
    </div>
  );
}

const narrowed = (choices: readonly Choice[], text: string): readonly Choice[] => {
  const wanted = text.trim().toLowerCase();
  return choices.filter(({ label }) => label.toLowerCase().includes(wanted));
};

interface ListProps {
  readonly id: string;
  readonly fitting: readonly Choice[];
  readonly active: number;
  readonly value: string | undefined;
  readonly nothing: string;
  readonly onChoose: (choice: Choice) => void;
}

function List({ id, fitting, active, value, nothing, onChoose }: ListProps): ReactNode {
  const t = useDoctorPortalPhrases();
  if (fitting.length === 0)
    return (
      <p className="doctor-options-none" role="status">
        {nothing}
      </p>
    );
  return (
    <ul id={id} className="doctor-listbox" role="listbox" aria-label={t('choices')}>
      {fitting.map((choice, at) => (
        <li
          key={choice.value}
          ref={at === active ? bringIntoView : null}
          id={`${id}${at}`}
          role="option"
          title={choice.label}
          aria-selected={choice.value === value}
          data-active={at === active}
          // The field keeps the focus, so that the list does not close before it was pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
        </li>
      ))}
    </ul>
  );
}

const bringIntoView = (option: HTMLLIElement | null): void => option?.scrollIntoView({ block: 'nearest' });
