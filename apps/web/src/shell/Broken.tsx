import { Component, type ReactNode } from 'react';
import { Plain } from './Plain.tsx';

interface State {
  readonly error?: Error;
}

/** When a page fails, says so and offers a report that holds everything needed to see it again. */
export class Broken extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Plain title="Something broke">
        <p>The match itself is safe: every pick was kept before it was shown. Loading the page again usually helps.</p>
        <button type="button" className="btn main" onClick={() => location.reload()}>
          Load again
        </button>
        <button type="button" className="btn" onClick={() => void saveReport(error)}>
          Save a bug report
        </button>
      </Plain>
    );
  }
}

async function saveReport(error: Error): Promise<void> {
  const { bugReport } = await import('./bug-report.ts');
  await bugReport({ message: error.message, stack: error.stack ?? '' });
}
