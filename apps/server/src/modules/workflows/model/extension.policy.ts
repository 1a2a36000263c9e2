// The namespace `yj` of the definitions, as the parser takes it.
export { bpmnExtension as extension } from '@yijian/contract/workflows';
