// Removes a data folder of tests, wherever its database lies: `node tools/testing/template/remove.ts <folder>`.
import { removeDataDir } from '../../database/embedded.ts';

removeDataDir(process.argv[2]!);
