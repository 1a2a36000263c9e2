// Side door of notifications: the list of notices for the bell's drawer.
export { NoticeList, type NoticeListProps } from './parts/notice-list.tsx';
