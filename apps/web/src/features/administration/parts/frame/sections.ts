// The sections of the console and who may open them.
import {
  Activity,
  ArrowLeftRight,
  BookOpen,
  Building2,
  FileDown,
  KeyRound,
  Languages,
  ListTree,
  LockKeyhole,
  LogIn,
  MapPinned,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  Users,
  Workflow,
} from 'lucide-react';
import { hasPermission } from '../../../../lib/session/index.ts';

export const sections = [
  { key: 'users', path: '/admin/users', icon: Users, permission: 'admin:users:read' },
  { key: 'roles', path: '/admin/roles', icon: ShieldCheck, permission: 'admin:roles:read' },
  { key: 'organizations', path: '/admin/organizations', icon: Building2, permission: 'admin:organizations:read' },
  { key: 'menus', path: '/admin/menus', icon: ListTree, permission: 'admin:menus:read' },
  { key: 'dictionaries', path: '/admin/dictionaries', icon: BookOpen, permission: 'admin:dictionaries:read' },
  { key: 'languages', path: '/admin/languages', icon: Languages, permission: 'admin:languages:read' },
  { key: 'rules', path: '/admin/rules', icon: Scale, permission: 'admin:rules:read' },
  { key: 'enterprise', path: '/admin/enterprise', icon: Settings, permission: 'admin:enterprise:read' },
  { key: 'workflows', path: '/admin/workflows', icon: Workflow, permission: 'admin:workflows:read' },
  { key: 'territories', path: '/admin/territories', icon: MapPinned, permission: 'admin:territories:read' },
  { key: 'handovers', path: '/admin/handovers', icon: ArrowLeftRight, permission: 'admin:handovers:read' },
  { key: 'job-runs', path: '/admin/job-runs', icon: Activity, permission: 'admin:job-runs:read' },
  { key: 'api-keys', path: '/admin/api-keys', icon: KeyRound, permission: 'admin:api-keys:read' },
  { key: 'exports', path: '/admin/exports', icon: FileDown, permission: 'admin:exports:read' },
  { key: 'privacy', path: '/admin/privacy', icon: LockKeyhole, permission: 'admin:reveals:read' },
  { key: 'audit', path: '/admin/audit', icon: ScrollText, permission: 'admin:audit:read' },
  { key: 'sign-ins', path: '/admin/sign-ins', icon: LogIn, permission: 'admin:sign-ins:read' },
] as const;

export type SectionKey = (typeof sections)[number]['key'];

export const openSections = () => sections.filter((section) => hasPermission(section.permission));

/** Whether the user may change what the section shows. */
export const mayWrite = (section: SectionKey): boolean => hasPermission(`admin:${section}:write`);
