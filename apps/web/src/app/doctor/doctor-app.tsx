// The doctors' own pages: server state, look and language round them, and neither shell nor component library (product 3.24).
import { doctorPageAt, type DoctorPagePath } from '@yijian/contract/doctor-portal';
import { QueryClientProvider } from '@tanstack/react-query';
import { loadFonts } from '@yijian/ui/tokens';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import {
  DoctorChatLoginScreen,
  DoctorLoginScreen,
  DoctorPageFailed,
  DoctorRegistrationScreen,
} from '../../features/doctor-portal/index.ts';
import { createQueryClient } from '../../lib/api/index.ts';
import { usePlainAddress } from '../../lib/router/index.ts';
import { useDoctorSkin } from './use-doctor-skin.ts';

const screens: Readonly<Record<DoctorPagePath, ComponentType>> = {
  '/doctorChatLogin': DoctorChatLoginScreen,
  '/doctorLogin': DoctorLoginScreen,
  '/registerDoctor': DoctorRegistrationScreen,
};

export function DoctorApp(): ReactNode {
  const [client] = useState(createQueryClient);
  const { path } = usePlainAddress();
  const Screen = screens[doctorPageAt(path) ?? '/doctorLogin'];
  useDoctorSkin();
  useEffect(loadFonts, []);
  return (
    <QueryClientProvider client={client}>
      <DoctorPageFailed>
        <Screen />
      </DoctorPageFailed>
    </QueryClientProvider>
  );
}
