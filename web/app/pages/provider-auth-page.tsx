import { ProviderEntrance } from '#web/account/provider/provider-entrance.tsx';
import { AuthPage } from './auth-page.tsx';
import type { PageProps } from './page-props.ts';

/** The landing where a provider can say who somebody is. */
export const ProviderAuthPage = (props: PageProps) => <AuthPage {...props} Entrance={ProviderEntrance} />;
