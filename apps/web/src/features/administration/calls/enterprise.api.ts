// What the enterprise settings ask the server.
import { enterpriseAdminEndpoints as enterprises } from '@yijian/contract/enterprises';
import { useCall, useWrite } from '../../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const refreshes = [enterprises.findSettings];

export const useSettings = () => useCall(enterprises.findSettings, {}, quiet);
export const useChangeSettings = () => useWrite(enterprises.changeSettings, { refreshes, ...quiet });
export const useTestConnection = () => useWrite(enterprises.testConnection, {});
export const useKeepLogo = () => useWrite(enterprises.keepLogo, { refreshes });
export const useDeleteLogo = () => useWrite(enterprises.deleteLogo, { refreshes });
