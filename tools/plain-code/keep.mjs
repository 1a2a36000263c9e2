// Makes the kept sources in a process of its own, so that the server's never reads TypeScript.
import { keepAll } from './plain-code.mjs';

keepAll();
