import type { ReactNode } from 'react';
import type { AdminUserDetail } from '#contract/admin.ts';
import { dateTime, wholeNumber } from '#web/lib/formats.ts';
import { QuickAdjust } from './quick-adjust.tsx';
import { SecondFactorFact } from './second-factor-fact.tsx';
import styles from './user.module.css';
import { userMessages } from './user-messages.ts';

const words = userMessages.facts;

export function UserProfile({ user }: { user: AdminUserDetail }) {
  return (
    <dl className={styles.facts}>
      <Fact name={words.username}>{user.username}</Fact>
      <Fact name={words.displayName}>{user.displayName}</Fact>
      <Fact name={words.email}>
        <a href={`mailto:${user.email}`}>{user.email}</a>
      </Fact>
      <Fact name={words.createdAt}>{dateTime(user.createdAt)}</Fact>
      <Fact name={words.lastLogin}>{user.lastLogin ? dateTime(user.lastLogin) : words.never}</Fact>
      <Fact name={words.isAdmin}>{user.isAdmin ? words.admin : words.user}</Fact>
      {user.mustChangePassword && <Fact name={words.password}>{words.mustChange}</Fact>}
      <SecondFactorFact user={user} />
      <div>
        <dt>{words.credits}</dt>
        <dd>
          <output className={styles.balance}>{wholeNumber(user.craftCredits)}</output>
        </dd>
        <dd className={styles.tools}>
          <QuickAdjust userId={user.id} />
        </dd>
      </div>
      <Fact name={words.bio}>
        <span className={styles.bio}>{user.bio || words.noBio}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
