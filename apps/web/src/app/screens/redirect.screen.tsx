// /redirect/{path}: goes on to a page of the product, and nowhere else (specification 2.1).
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { safeTarget } from '../routing/safe-target.ts';

export default function RedirectScreen(): ReactNode {
  const { pathname, search } = useLocation();
  const wanted = pathname.slice('/redirect'.length) + search;
  return <Navigate to={safeTarget(wanted)} replace />;
}
