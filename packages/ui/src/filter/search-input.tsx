// A search box that waits until the user stops typing and never fires inside an unfinished syllable (look and feel, list page).
import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import './filter.css';

export type SearchInputProps = {
  value: string;
  /** Called after the pause, on Enter at once, on clear at once. */
  onChange: (value: string) => void;
  /** Says what can be typed, e.g. name, pinyin, hospital. */
  placeholder: string;
  label?: string | undefined;
  /** Milliseconds of pause. */
  delay?: number | undefined;
  width?: number | string | undefined;
};

const LEAST = 216;
const MOST = 288;

/** Pixels that show the whole placeholder beside the icon; Latin letters are half as wide as Chinese ones. */
function roomFor(placeholder: string): number {
  const text = [...placeholder].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 13 : 7), 0);
  return Math.min(MOST, Math.max(LEAST, text + 60));
}

export function SearchInput({
  value,
  onChange,
  placeholder,
  label,
  delay = 300,
  width = roomFor(placeholder),
}: SearchInputProps): ReactNode {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // What was told and has not come back yet: the address answers later, and more may be typed meanwhile.
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  const composing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== shown) {
    setShown(value);
    const isOwn = awaited.includes(value);
    setAwaited(isOwn ? awaited.slice(awaited.indexOf(value) + 1) : []);
    if (!isOwn) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // The pause outlives the drawing that began it: what is told then goes to whoever listens then.
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  }, [onChange]);
  const tell = (next: string, wait: number): void => {
    clearTimeout(timer.current);
    const now = (): void => {
      setAwaited((before) => [...before, next.trim()]);
      listener.current(next.trim());
    };
    if (wait === 0) now();
    else timer.current = setTimeout(now, wait);
  };
  const type = (next: string): void => {
    setText(next);
    if (!composing.current) tell(next, next === '' ? 0 : delay);
  };
  return (
    <Input
      className="yj-search"
      style={{ width }}
      allowClear
      type="text"
      role="searchbox"
      prefix={<Glyph icon={Search} />}
      placeholder={placeholder}
      aria-label={label ?? placeholder}
      value={text}
      onChange={(event) => type(event.target.value)}
      onCompositionStart={() => {
        composing.current = true;
        clearTimeout(timer.current);
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        type(event.currentTarget.value);
      }}
      onPressEnter={(event) => {
        if (!event.nativeEvent.isComposing) tell(event.currentTarget.value, 0);
      }}
    />
  );
}
