import { Component, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './app.module.css';
import { appMessages } from './messages.ts';

/** Shows a way out when a page cannot be shown: code that did not arrive, or a fault of ours. */
export class PageProblem extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const words = appMessages.broken;
    return (
      <div className={styles.problem} role="alert">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <Button onClick={() => location.reload()}>{words.action}</Button>
      </div>
    );
  }
}
