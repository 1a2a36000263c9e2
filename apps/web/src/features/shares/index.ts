// Side door of the shares: the button and the icon that other rooms put beside a record, and the colleagues to choose from.
export { useColleagues } from './shares.api.ts';
export { ShareButton, ShareIcon } from './parts/share-button.tsx';
