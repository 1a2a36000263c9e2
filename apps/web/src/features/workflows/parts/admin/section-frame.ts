// What the three lists of the section share: its title and the tabs between them.
export interface SectionFrame {
  readonly title: string;
  readonly tabs: { key: string; label: string; count?: number | undefined }[];
  readonly tab: string;
  readonly onTabChange: (key: string) => void;
}
