import type { ReactNode } from 'react';
import { useAddressPart } from '#web/lib/address-part.ts';
import { Link } from '#web/lib/navigation.tsx';
import styles from '#web/admin/cells.module.css';

interface UserLinkProps {
  id: number;
  children: ReactNode;
  /** Who that is today. */
  name?: string | null;
}

/** Opens everything about somebody over the list it stands in. */
export function UserLink({ id, children, name }: UserLinkProps) {
  const { hrefOf } = useAddressPart('user');
  return (
    <>
      <Link href={hrefOf(String(id))} className={styles.link}>
        {children}
      </Link>
      {name && <span className={styles.under}>{name}</span>}
    </>
  );
}
