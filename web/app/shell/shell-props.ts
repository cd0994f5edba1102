import type { ReactNode } from 'react';
import type { PageName } from '#web/app/routes.ts';

export interface ShellProps {
  path: string;
  page: PageName;
  children: ReactNode;
}
