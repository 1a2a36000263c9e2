// The picture beside a menu line: a line icon by name, or an online SVG shown as an image (specification 7.1, R7.9).
import {
  AppWindow,
  Hospital,
  Library,
  Settings2,
  Bell,
  BookOpen,
  ChartColumn,
  ChartScatter,
  ClipboardPlus,
  Database,
  FileChartColumn,
  Filter,
  Folder,
  House,
  Megaphone,
  Orbit,
  Presentation,
  Route,
  Sparkles,
  SquareCheck,
  Target,
  TrendingUp,
  Upload,
  UserRound,
  Users,
  Workflow,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph, type Icon } from '@yijian/ui/icon';
import { webAddress } from '../../menu/outside-page.ts';

const byName: Readonly<Record<string, Icon>> = {
  library: Library,
  'external-link': AppWindow,
  settings: Settings2,
  hospital: Hospital,
};

const bySection: Readonly<Record<string, Icon>> = {
  dashboard: House,
  customer: Users,
  meeting: Presentation,
  userInsights: ChartScatter,
  task: SquareCheck,
  content: BookOpen,
  salesFunnel: Filter,
  transit: Route,
  data: ChartColumn,
  forecast: TrendingUp,
  dataAssets: Database,
  taskManager: Workflow,
  ai: Sparkles,
  news: Bell,
  clueScore: Target,
  marketActive: Megaphone,
  systemReport: FileChartColumn,
  DataCollection: Upload,
  sdaManager: ClipboardPlus,
  Customer360: Orbit,
  personalcenter: UserRound,
};

export function SectionIcon({ path, icon }: { path: string; icon: string | undefined }): ReactNode {
  const address = webAddress(icon);
  // As an image an SVG can neither run scripts nor fetch anything.
  if (address) return <img className="shell-menu-picture" src={address} alt="" referrerPolicy="no-referrer" />;
  const section = path.split('/')[1] ?? '';
  return <Glyph icon={(icon ? byName[icon] : undefined) ?? bySection[section] ?? Folder} />;
}
