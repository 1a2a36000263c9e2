// Side door of the academic networks: the demo and the benchmark derive and draw with the rules of the product.
export { deriveRelations } from './deriving/relations.service.ts';
export { drawNetwork } from './drawing/drawing.service.ts';
