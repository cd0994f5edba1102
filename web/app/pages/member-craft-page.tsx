import { MemberCraft, type MemberCraftProps } from '#web/crafts/page/member-craft.tsx';
import { communityActions, safetyLauncher } from './community-actions.tsx';

export type MemberCraftPageProps = Omit<MemberCraftProps, 'communityActions' | 'safetyLauncher'>;

export function MemberCraftPage(props: MemberCraftPageProps) {
  return <MemberCraft {...props} communityActions={communityActions} safetyLauncher={safetyLauncher} />;
}
