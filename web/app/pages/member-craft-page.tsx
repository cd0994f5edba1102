import { MemberCraft, type MemberCraftProps } from '#web/crafts/member-craft.tsx';
import { communityActions } from './community-actions.tsx';

export type MemberCraftPageProps = Omit<MemberCraftProps, 'communityActions'>;

export function MemberCraftPage(props: MemberCraftPageProps) {
  return <MemberCraft {...props} communityActions={communityActions} />;
}
