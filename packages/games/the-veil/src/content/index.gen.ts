// Written by tools/content-index.ts (npm run content). Do not edit.
import { barbarian } from './characters/barbarian.ts';
import { diabolist } from './characters/diabolist.ts';
import { gravelord } from './characters/gravelord.ts';
import { grovecaller } from './characters/grovecaller.ts';
import { gutterblade } from './characters/gutterblade.ts';
import { ironwright } from './characters/ironwright.ts';
import { oathwarden } from './characters/oathwarden.ts';
import { pathfinder } from './characters/pathfinder.ts';
import { plagueMatron } from './characters/plague-matron.ts';
import { runesage } from './characters/runesage.ts';
import { thornwitch } from './characters/thornwitch.ts';
import { wyrmRegent } from './characters/wyrm-regent.ts';
import { bulwark } from './solos/bulwark.ts';
import { hoarder } from './solos/hoarder.ts';
import { offensive } from './solos/offensive.ts';
import { ritualist } from './solos/ritualist.ts';
import { saboteur } from './solos/saboteur.ts';
import { swarm } from './solos/swarm.ts';

export const characters = [
  barbarian,
  diabolist,
  gravelord,
  grovecaller,
  gutterblade,
  ironwright,
  oathwarden,
  pathfinder,
  plagueMatron,
  runesage,
  thornwitch,
  wyrmRegent,
];

export const solos = [
  bulwark,
  hoarder,
  offensive,
  ritualist,
  saboteur,
  swarm,
];
