// 100,000 rows of hospitals uploaded, checked and stored through the running product; undone afterwards.
import { atMost, type Bench } from '../../figure.ts';
import { benchImport } from '../../import.ts';

export const importHospitals: Bench = {
  name: 'import',
  async run(stage) {
    const product = await stage.startProduct();
    try {
      const token = await stage.token('su.zhen', product.port);
      const found = await benchImport({ port: product.port, pid: product.pid, token });
      const note = `checked in ${found.checkSeconds.toFixed(1)} s, stored in ${found.commitSeconds.toFixed(1)} s, undone in ${found.undoSeconds.toFixed(1)} s`;
      const peak = `${found.restingMegabytes.toFixed(0)} MB before; the file is read as a stream`;
      return [
        {
          name: 'import of 100,000 hospitals, checks included',
          figure: found.seconds,
          unit: 's',
          limit: atMost(30),
          note,
        },
        {
          name: 'server memory at the height of the import',
          figure: found.peakMegabytes,
          unit: 'MB',
          limit: atMost(250),
          note: peak,
        },
      ];
    } finally {
      await product.stop();
    }
  },
};
