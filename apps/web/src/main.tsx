import './no-eval.ts';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/button.css';
import './look/fields.css';
import './art/paper.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { GAMES } from './games/registry.ts';
import { lightLamps } from './look/lamps.ts';
import { applySettings } from './settings/settings.ts';
import { App } from './shell/App.tsx';
import { startKeeping } from './shell/keeping.ts';

applySettings();
lightLamps(GAMES);

const hall = document.getElementById('hall');
// Drawn in slices: whoever touches the page meanwhile is heard at once.
if (hall) startTransition(() => createRoot(hall).render(<App />));

startKeeping(import.meta.url);
