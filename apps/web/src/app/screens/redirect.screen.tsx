// /redirect/{path}: goes on to a page of the product, and nowhere else (specification 2.1).
import { type ReactNode, useContext } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SafeTargetContext } from './safe-target-context.ts';

export default function RedirectScreen(): ReactNode {
  const safeTarget = useContext(SafeTargetContext);
  const { pathname, search } = useLocation();
  const wanted = pathname.slice('/redirect'.length) + search;
  return <Navigate to={safeTarget(wanted)} replace />;
}
