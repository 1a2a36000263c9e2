// Door of router: how a room declares its screens, and what screens ask of the shell. No JSX, so plain node can load it.
export { defineRoutes, fillPath, isInternalPath, needsOf, type ScreenModule, type ScreenRoute } from './routes.ts';
export { goTo, usePlainAddress } from './plain-address.ts';
export { useTabTitle } from './use-tab-title.ts';
export { inSection, useSectionPath } from './section-path.ts';
export { PlacedPart, PlacedPartsContext, type PlacedPartProps } from './placed-parts.ts';
export { ShellServicesContext, useShell, type ShellServices } from './shell-services.ts';
export {
  SectionTabsContext,
  useSectionStrip,
  useSectionTabs,
  type SectionTab,
  type SectionTabs,
} from './section-tabs.ts';
