// Why the network of a person is not answered.
import { defineErrors } from '../core/index.ts';

export const academicNetworkErrors = defineErrors('academic-networks', {
  personNotFound: {
    status: 404,
    zh: '学术网络中没有这位医生或学者',
    en: 'There is no such person in the academic network',
  },
});
