// A page of another system inside ours, locked to what it needs (specification 2.3).
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import { Loading } from '../states/index.ts';
import { useUiWords } from '../words/index.ts';
import './frame-page.css';

export type FramePageProps = {
  src: string;
  title: string;
  /** What the embedded page may do; scripts, forms, popups and its own origin unless given. */
  sandbox?: string | undefined;
  /** Shows a link that opens the page on its own. */
  openLink?: boolean | undefined;
};

const usualSandbox = 'allow-scripts allow-forms allow-popups allow-same-origin allow-downloads';

/** The loading state stays for this long at least, so that quick pages do not flicker. */
const shortest = 300;

export function FramePage({ src, title, sandbox = usualSandbox, openLink = true }: FramePageProps): ReactNode {
  return <Frame key={src} src={src} title={title} sandbox={sandbox} openLink={openLink} />;
}

function Frame({
  src,
  title,
  sandbox,
  openLink,
}: Required<{ [Key in keyof FramePageProps]: NonNullable<FramePageProps[Key]> }>) {
  const words = useUiWords();
  const [loaded, setLoaded] = useState(false);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), shortest);
    return () => clearTimeout(timer);
  }, []);
  const ready = loaded && waited;
  return (
    <div className="yj-frame" aria-busy={!ready}>
      <h1 className="yj-hidden">{title}</h1>
      {ready ? null : (
        <div className="yj-frame-wait">
          <p>{words.frameLoading}</p>
          <Loading shape="card" rows={3} />
        </div>
      )}
      <iframe
        src={src}
        title={title}
        sandbox={sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoaded(true)}
      />
      {openLink ? (
        <a className="yj-frame-link" href={src} target="_blank" rel="noreferrer">
          <Glyph icon={ExternalLink} size={14} />
          {words.openInNewWindow}
        </a>
      ) : null}
    </div>
  );
}
