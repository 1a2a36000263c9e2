// Products by region (specification 2.3, data: businessDashboard-3).
import type { ReactNode } from 'react';
import { ProductBoard } from '../parts/boards/product-board.tsx';

export default function ProductDashboardScreen(): ReactNode {
  return <ProductBoard />;
}
