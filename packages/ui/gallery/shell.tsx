// A plain frame round a workbench page, about as large as the product's own (look and feel, north star).
import { Wordmark } from '../src/brand/index.ts';
import { useIsPhone } from '../src/viewport/index.ts';

type ShellProps = { pages: string[]; current: string; bare: boolean; children: React.ReactNode };

export function Shell({ pages, current, bare, children }: ShellProps): React.ReactNode {
  const phone = useIsPhone();
  if (bare || phone) return children;
  return (
    <div className="shell">
      <aside className="sider">
        <Wordmark name="医见" latin="Yijian" />
        <nav>
          {pages.map((page) => (
            <a key={page} href={`?page=${page}`} aria-current={page === current ? 'page' : undefined}>
              {page}
            </a>
          ))}
        </nav>
      </aside>
      <main>
        <div className="shell-top" />
        <div className="shell-content">{children}</div>
      </main>
    </div>
  );
}
