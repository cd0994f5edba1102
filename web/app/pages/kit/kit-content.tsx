import { difficulties } from '#contract/common.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, DifficultyBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CraftPicture } from '#web/ui/craft-picture.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BirdMark } from '#web/ui/illustrations/bird-mark.tsx';
import { type EmptyPictureName, emptyPictures } from '#web/ui/illustrations/empty-pictures.tsx';
import { Wordmark } from '#web/ui/illustrations/wordmark.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/lists/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { StepList } from '#web/ui/lists/step-list.tsx';
import { colors } from '#web/ui/tokens.ts';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';
import { samples } from './samples.ts';

export function KitBrand() {
  return (
    <KitSection title="Brand and colors">
      <BirdMark size={64} label="The mark" />
      <BirdMark size={32} />
      <BirdMark size={16} />
      <Wordmark />
      <ul className={styles.swatches}>
        {Object.keys(colors).map((name) => (
          <li key={name} className={styles.swatch}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </KitSection>
  );
}

export function KitContent() {
  return (
    <>
      <KitSection title="Badges and people">
        {difficulties.map((difficulty) => (
          <DifficultyBadge key={difficulty} difficulty={difficulty} />
        ))}
        <Badge>Ages 4-5</Badge>
        <Badge>25 minutes</Badge>
        {['ada', 'Bo', 'çelik', 'dan', 'Éva'].map((name) => (
          <Avatar key={name} name={name} image={null} size={44} />
        ))}
        <Avatar name="Picture" image={samples.picture} size={44} />
      </KitSection>
      <KitSection title="Cards">
        <div className={styles.full}>
          <Card>A plain sheet.</Card>
          <Card look="tint">A tinted sheet.</Card>
        </div>
      </KitSection>
      <KitSection title="Craft pictures">
        <div className={styles.pictures}>
          <CraftPicture src={samples.picture} alt="Hills under a sun" />
          <CraftPicture src={null} alt="Not there yet" />
          <CraftPicture src="data:image/png;base64,broken" alt="Never arrives" />
          <CraftPicture src={samples.picture} alt="Wide hills" ratio="4 / 3" color="#c9dcf6" />
        </div>
      </KitSection>
      <KitSection title="Waiting">
        <Progress label="Sample progress" value={45} />
        <Spinner label="Loading…" />
        <Spinner large label="Loading…" />
        <Skeleton width="140px" height="44px" />
        <Skeleton ratio="3 / 1" />
      </KitSection>
      <KitSection title="Steps">
        <StepList steps={samples.steps} />
      </KitSection>
    </>
  );
}

export function KitEmptyStates() {
  return (
    <KitSection title="Empty states">
      {Object.keys(emptyPictures).map((name) => (
        <div key={name} className={styles.full}>
          <EmptyState
            picture={name as EmptyPictureName}
            text={`One sentence about ${name}.`}
            action={<Button look="secondary">One action</Button>}
          />
        </div>
      ))}
    </KitSection>
  );
}
