// The section of the sign-in log in the administration console (reliability, sign-in).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../../administration/index.ts';
import { SignInSection } from '../parts/sign-ins/sign-in-section.tsx';

export default function SignInsScreen(): ReactNode {
  return (
    <ConsoleFrame section="sign-ins">
      <SignInSection />
    </ConsoleFrame>
  );
}
