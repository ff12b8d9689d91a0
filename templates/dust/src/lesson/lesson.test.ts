import { lessonFaults } from '@veilhall/kit';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import { lesson } from './lesson.ts';

it('is a lesson that can be played to its end', () => expect(lessonFaults(game, lesson)).toEqual([]));
