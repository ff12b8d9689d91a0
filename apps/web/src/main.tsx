import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/button.css';
import './look/fields.css';
import './art/paper.css';
import { createRoot } from 'react-dom/client';
import { applySettings } from './settings/settings.ts';
import { App } from './shell/App.tsx';

applySettings();

const hall = document.getElementById('hall');
if (hall) createRoot(hall).render(<App />);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'));
}
