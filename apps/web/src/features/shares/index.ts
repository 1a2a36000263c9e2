// Side door of the shares: the button that other rooms put beside a record.
export { ShareButton } from './parts/share-button.tsx';
