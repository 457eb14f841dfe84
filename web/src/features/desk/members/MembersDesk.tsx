import { MemberDesk } from './MemberDesk.tsx';
import { MemberList } from './MemberList.tsx';

/** All members, or the one whose id the address has. */
export function MembersDesk({ item }: { item: string | undefined }) {
  return item === undefined ? <MemberList /> : <MemberDesk key={item} id={item} />;
}
