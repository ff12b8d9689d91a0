import { Link } from '../shell/Link.tsx';
import { Page } from '../shell/Page.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export const SettingsPage = () => (
  <Page title="Settings">
    <SettingsForm />
    <p className="page-foot">
      <Link href="/credits">Credits and licences</Link>
    </p>
  </Page>
);
