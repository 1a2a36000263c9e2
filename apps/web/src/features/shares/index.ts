// Side door of the shares: the button and the icon that other rooms put beside a record.
export { ShareButton, ShareIcon } from './parts/share-button.tsx';
