// The sections of the console and who may open them.
import { Building2, FileDown, ListTree, LockKeyhole, LogIn, ScrollText, ShieldCheck, Users } from 'lucide-react';
import { hasPermission } from '../../../../lib/session/index.ts';

export const sections = [
  { key: 'users', path: '/admin/users', icon: Users, permission: 'admin:users:read' },
  { key: 'roles', path: '/admin/roles', icon: ShieldCheck, permission: 'admin:roles:read' },
  { key: 'organizations', path: '/admin/organizations', icon: Building2, permission: 'admin:organizations:read' },
  { key: 'menus', path: '/admin/menus', icon: ListTree, permission: 'admin:menus:read' },
  { key: 'exports', path: '/admin/exports', icon: FileDown, permission: 'admin:exports:read' },
  { key: 'privacy', path: '/admin/privacy', icon: LockKeyhole, permission: 'admin:reveals:read' },
  { key: 'audit', path: '/admin/audit', icon: ScrollText, permission: 'admin:audit:read' },
  { key: 'sign-ins', path: '/admin/sign-ins', icon: LogIn, permission: 'admin:sign-ins:read' },
] as const;

export type SectionKey = (typeof sections)[number]['key'];

export const openSections = () => sections.filter((section) => hasPermission(section.permission));

/** Whether the user may change what the section shows. */
export const mayWrite = (section: SectionKey): boolean => hasPermission(`admin:${section}:write`);
