// Written by tools/content-index.ts (npm run content). Do not edit.
import { explore } from './actions/explore.ts';
import { fight } from './actions/fight.ts';
import { influence } from './actions/influence.ts';
import { briarChoir } from './foes/briar-choir.ts';
import { facelessHerald } from './foes/faceless-herald.ts';
import { goblinKing } from './foes/goblin-king.ts';
import { graveDuke } from './foes/grave-duke.ts';
import { gristMiller } from './foes/grist-miller.ts';
import { ironSexton } from './foes/iron-sexton.ts';
import { locksmith } from './foes/locksmith.ts';
import { madWatcher } from './foes/mad-watcher.ts';
import { ogre } from './foes/ogre.ts';
import { threeCrownedHart } from './foes/three-crowned-hart.ts';
import { weepingRegent } from './foes/weeping-regent.ts';
import { keyColour } from './keys/key-colour.ts';
import { keyLight } from './keys/key-light.ts';
import { keyName } from './keys/key-name.ts';
import { keyVoice } from './keys/key-voice.ts';
import { keyWarmth } from './keys/key-warmth.ts';
import { memoryBlood } from './memories/basic/memory-blood.ts';
import { memoryEmbers } from './memories/basic/memory-embers.ts';
import { memoryFirstSnow } from './memories/basic/memory-first-snow.ts';
import { memoryHarvest } from './memories/basic/memory-harvest.ts';
import { memoryHeart } from './memories/basic/memory-heart.ts';
import { memoryLanterns } from './memories/basic/memory-lanterns.ts';
import { memorySalt } from './memories/basic/memory-salt.ts';
import { memorySwallows } from './memories/basic/memory-swallows.ts';
import { memoryBread } from './memories/upgrades/memory-bread.ts';
import { memoryBridges } from './memories/upgrades/memory-bridges.ts';
import { memoryForge } from './memories/upgrades/memory-forge.ts';
import { memoryGames } from './memories/upgrades/memory-games.ts';
import { memoryHeaven } from './memories/upgrades/memory-heaven.ts';
import { memoryHomecoming } from './memories/upgrades/memory-homecoming.ts';
import { memoryLocus } from './memories/upgrades/memory-locus.ts';
import { memoryMercy } from './memories/upgrades/memory-mercy.ts';
import { memoryMidsummer } from './memories/upgrades/memory-midsummer.ts';
import { memoryOaths } from './memories/upgrades/memory-oaths.ts';
import { memoryOrchards } from './memories/upgrades/memory-orchards.ts';
import { memoryPeace } from './memories/upgrades/memory-peace.ts';
import { memoryRain } from './memories/upgrades/memory-rain.ts';
import { memoryRivers } from './memories/upgrades/memory-rivers.ts';
import { memoryStars } from './memories/upgrades/memory-stars.ts';
import { memorySunrise } from './memories/upgrades/memory-sunrise.ts';
import { memoryThaw } from './memories/upgrades/memory-thaw.ts';
import { archfiend } from './singles/archfiend.ts';
import { portal } from './singles/portal.ts';
import { ashPilgrim } from './threats/ash-pilgrim.ts';
import { bellRinger } from './threats/bell-ringer.ts';
import { betrothed } from './threats/betrothed.ts';
import { cradleSinger } from './threats/cradle-singer.ts';
import { hobgoblin } from './threats/hobgoblin.ts';
import { huskSwarm } from './threats/husk-swarm.ts';
import { lanternEater } from './threats/lantern-eater.ts';
import { maskedCourtier } from './threats/masked-courtier.ts';
import { oathboundKnight } from './threats/oathbound-knight.ts';
import { rubbleGiant } from './threats/rubble-giant.ts';
import { thornPack } from './threats/thorn-pack.ts';
import { unsentLetter } from './threats/unsent-letter.ts';
import { ashenMill } from './vignettes/ashen-mill.ts';
import { lostRuins } from './vignettes/lost-ruins.ts';
import { midnightSpire } from './vignettes/midnight-spire.ts';
import { nestingWoods } from './vignettes/nesting-woods.ts';
import { wealdHeart } from './vignettes/weald-heart.ts';

export const actions = [
  explore,
  fight,
  influence,
];

export const foes = [
  briarChoir,
  facelessHerald,
  goblinKing,
  graveDuke,
  gristMiller,
  ironSexton,
  locksmith,
  madWatcher,
  ogre,
  threeCrownedHart,
  weepingRegent,
];

export const keys = [
  keyColour,
  keyLight,
  keyName,
  keyVoice,
  keyWarmth,
];

export const memories = [
  memoryBlood,
  memoryEmbers,
  memoryFirstSnow,
  memoryHarvest,
  memoryHeart,
  memoryLanterns,
  memorySalt,
  memorySwallows,
  memoryBread,
  memoryBridges,
  memoryForge,
  memoryGames,
  memoryHeaven,
  memoryHomecoming,
  memoryLocus,
  memoryMercy,
  memoryMidsummer,
  memoryOaths,
  memoryOrchards,
  memoryPeace,
  memoryRain,
  memoryRivers,
  memoryStars,
  memorySunrise,
  memoryThaw,
];

export const singles = [
  archfiend,
  portal,
];

export const threats = [
  ashPilgrim,
  bellRinger,
  betrothed,
  cradleSinger,
  hobgoblin,
  huskSwarm,
  lanternEater,
  maskedCourtier,
  oathboundKnight,
  rubbleGiant,
  thornPack,
  unsentLetter,
];

export const vignettes = [
  ashenMill,
  lostRuins,
  midnightSpire,
  nestingWoods,
  wealdHeart,
];
