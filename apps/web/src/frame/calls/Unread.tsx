import './unread.css';

/** How many messages wait to be read. */
export const Unread = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="unread">
      {count}
      <span className="unseen"> unread</span>
    </span>
  );
