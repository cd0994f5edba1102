import { MemberCraft, type MemberCraftProps } from '#web/crafts/page/member-craft.tsx';
import { communityActions, communityDoor } from './community-actions.tsx';

export type MemberCraftPageProps = Omit<MemberCraftProps, 'communityActions' | 'communityDoor'>;

export function MemberCraftPage(props: MemberCraftPageProps) {
  return <MemberCraft {...props} communityActions={communityActions} communityDoor={communityDoor} />;
}
