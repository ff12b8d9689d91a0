import { useState } from 'react';

interface SureProps {
  readonly label: string;
  readonly question: string;
  onYes(): void;
}

/** A button that asks first, in its own place. */
export function Sure({ label, question, onYes }: SureProps) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" className="btn quiet" onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a question, no fields
    <span className="sure" role="group" aria-label={question}>
      {question}
      <button type="button" className="btn" onClick={onYes}>
        {label}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the question was just asked for; Enter must not answer yes */}
      <button type="button" className="btn quiet" autoFocus onClick={() => setAsked(false)}>
        Not now
      </button>
    </span>
  );
}
