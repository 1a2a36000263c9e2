// Lends the redirect screen the check of its target; the check knows every route, and so this screen too (specification 2.1).
import { createContext } from 'react';

export const SafeTargetContext = createContext<(wanted: string) => string>(() => '/dashboard');
