// Side door of the marketing activities: the choice of one in the form of a send.
export { CampaignChoice } from './parts/choice/campaign-choice.tsx';
