// The generic words the page patterns need; the app gives them in the user's language (look and feel, page patterns).
export type UiWords = {
  // states
  loading: string;
  noData: string;
  noMore: string;
  loadMore: string;
  failedTitle: string;
  failedReason: string;
  retry: string;
  requestNumber: (requestId: string) => string;
  // actions
  clear: string;
  cancel: string;
  delete: string;
  close: string;
  confirm: string;
  reset: string;
  search: string;
  more: string;
  back: string;
  expand: string;
  collapse: string;
  all: string;
  // table and list page
  density: string;
  densityTight: string;
  densityNormal: string;
  densityLoose: string;
  columns: string;
  moveUp: string;
  moveDown: string;
  refresh: string;
  export: string;
  fullScreen: string;
  exitFullScreen: string;
  filters: string;
  moreFilters: string;
  fewerFilters: string;
  clearFilters: string;
  showWithoutFilters: string;
  removeFilter: (label: string) => string;
  apply: string;
  showResults: (total: string) => string;
  savedViews: string;
  saveAsView: string;
  viewName: string;
  openByDefault: string;
  pinViewOn: (name: string) => string;
  pinViewOff: (name: string) => string;
  defaultViewOn: (name: string) => string;
  defaultViewOff: (name: string) => string;
  editView: (name: string) => string;
  viewSharing: string;
  viewPrivate: string;
  viewTeam: string;
  viewEnterprise: string;
  keepView: string;
  deleteView: (name: string) => string;
  noViews: string;
  matching: (total: string) => string;
  total: (total: string) => string;
  selected: (count: string) => string;
  selectAllMatching: (total: string) => string;
  allMatchingSelected: (total: string) => string;
  clearSelection: string;
  selectRow: (name: string) => string;
  selectPage: string;
  openRow: (name: string) => string;
  sortAscending: string;
  sortDescending: string;
  moreTags: (count: number) => string;
  /** Names in one line: 甲、乙 or A, B. */
  joined: (names: readonly string[]) => string;
  // filters
  optionSearch: string;
  noOptions: string;
  dateFrom: string;
  dateTo: string;
  day: string;
  dayBefore: string;
  dayAfter: string;
  // badges
  follow: string;
  unfollow: string;
  tier: (tier: string) => string;
  // detail, form, approval
  sections: string;
  steps: string;
  stepOf: (step: number, steps: number) => string;
  previousStep: string;
  nextStep: string;
  required: string;
  errorsFound: (count: number) => string;
  unsavedTitle: string;
  unsavedBody: string;
  leave: string;
  stay: string;
  // charts and tiles
  definition: string;
  showTable: string;
  showChart: string;
  wholeMap: string;
  chartLabel: (title: string) => string;
  category: string;
  // phone
  pullToRefresh: string;
  releaseToRefresh: string;
  refreshing: string;
  // frame
  frameLoading: string;
  openInNewWindow: string;
};
