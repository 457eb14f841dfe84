import { airplane } from './airplane.ts';
import { bed } from './bed.ts';
import { bicycle } from './bicycle.ts';
import { book } from './book.ts';
import { bookshelf } from './bookshelf.ts';
import { bowl } from './bowl.ts';
import { cake } from './cake.ts';
import { candle } from './candle.ts';
import { car } from './car.ts';
import { chest } from './chest.ts';
import { clock } from './clock.ts';
import { cup } from './cup.ts';
import { fireplace } from './fireplace.ts';
import { guitar } from './guitar.ts';
import { lamp } from './lamp.ts';
import { lamppost } from './lamppost.ts';
import { market } from './market.ts';
import { mushroom } from './mushroom.ts';
import { piano } from './piano.ts';
import { pumpkin } from './pumpkin.ts';
import { robot } from './robot.ts';
import { rocket } from './rocket.ts';
import { snowman } from './snowman.ts';
import { sofa } from './sofa.ts';
import { sword } from './sword.ts';
import { throne } from './throne.ts';
import { train } from './train.ts';
import { umbrella } from './umbrella.ts';
import { vase } from './vase.ts';
import { violin } from './violin.ts';
import type { Thing } from './thing.ts';

/** Everything that is drawn as a thing of its own, those further back first. */
export const THINGS: readonly Thing[] = [
  bookshelf,
  fireplace,
  lamppost,
  lamp,
  train,
  market,
  bed,
  piano,
  throne,
  sofa,
  car,
  bicycle,
  robot,
  guitar,
  violin,
  chest,
  sword,
  snowman,
  pumpkin,
  mushroom,
  umbrella,
  rocket,
  airplane,
  clock,
  vase,
  book,
  candle,
  cake,
  bowl,
  cup,
];
