import { type RefObject, useEffect } from 'react';
import { useControls } from '../context.ts';
import type { Controls } from '../controls.ts';
import { openOverlay, overlay } from '../over/overlay.ts';
import { primaryOf } from '../prompt/buttons.ts';
import { marksOf, nextMark } from '../scrub/marks.ts';
import { narrowed } from '../selection.ts';
import { actionFor, type LetterAction } from './bindings.ts';

/** The whole table by keyboard. Keys never fire in text fields, and never while something lies over the table. */
export function useTableKeys(root: RefObject<HTMLElement | null>): void {
  const controls = useControls();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || busyElsewhere(controls)) return;
      if (handled(event, controls, root.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [controls, root]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select, [contenteditable]')
  );
}

function busyElsewhere(controls: Controls): boolean {
  const lies = overlay.get() !== undefined || controls.question.get() !== undefined;
  return (lies && overlay.get() !== 'options') || controls.told.get().curtain !== undefined;
}

function handled(event: KeyboardEvent, controls: Controls, root: HTMLElement | null): boolean {
  const { key } = event;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') return undo(controls);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === 'F6') return nextRegion(root, event.shiftKey);
  if (key === 'Escape') return stepBack(controls);
  if (controls.lookingBack.get() && (key === 'ArrowLeft' || key === 'ArrowRight'))
    return step(controls, key === 'ArrowRight' ? 1 : -1);
  if (controls.lookingBack.get() && (key === 'PageUp' || key === 'PageDown'))
    return stepToMark(controls, key === 'PageDown');
  if (key === 'Enter') return enter(controls, event.target);
  if (/^[1-9]$/.test(key)) return pickNumber(controls, Number(key));
  const action = actionFor(key);
  return action ? letter(action, controls, event.target) : false;
}

function undo(controls: Controls): boolean {
  if (controls.table.get().undo.can && !controls.lookingBack.get()) void controls.table.undo();
  return true;
}

function stepBack(controls: Controls): boolean {
  if (controls.chosen.get().length > 0 || controls.blocked.get().length > 0) controls.letGo();
  else if (controls.hint.get()) controls.askHint();
  else if (controls.lookingBack.get()) controls.present();
  else return false;
  return true;
}

function step(controls: Controls, by: number): boolean {
  const seq = controls.shown.get().seq + by;
  if (seq >= 0 && seq <= controls.table.get().moment.seq) void controls.lookAt(seq);
  return true;
}

function stepToMark(controls: Controls, on: boolean): boolean {
  const { opening, log } = controls.table.get();
  const mark = nextMark(marksOf(opening, log, controls.game), controls.shown.get().seq, on);
  if (mark) void controls.lookAt(mark.seq);
  return true;
}

/** Enter on a button presses that button; anywhere else it is the primary action. */
function enter(controls: Controls, target: EventTarget | null): boolean {
  if (target instanceof HTMLElement && target.closest('button, a, [role=tab], [role=menuitem]')) return false;
  const { moment, lesson } = controls.told.get();
  if (lesson?.reads) {
    void controls.table.goOn?.();
    return true;
  }
  if (!moment.prompt || controls.lookingBack.get()) return false;
  const options = narrowed(moment.prompt, controls.chosen.get());
  const primary = primaryOf(controls.game, moment, moment.prompt, options);
  if (primary) controls.pick(primary);
  return primary !== undefined;
}

function pickNumber(controls: Controls, number: number): boolean {
  const { moment } = controls.told.get();
  const option = narrowed(moment.prompt, controls.chosen.get())[number - 1];
  if (!option || controls.lookingBack.get()) return false;
  overlay.set(undefined);
  controls.pick(option);
  return true;
}

function letter(action: LetterAction, controls: Controls, target: EventTarget | null): boolean {
  switch (action) {
    case 'undo':
      return undo(controls);
    case 'options':
      openOverlay('options');
      return true;
    case 'hint':
      controls.askHint();
      return true;
    case 'help':
      openOverlay('keys');
      return true;
    case 'log':
    case 'rules':
    case 'chat':
      controls.open(action);
      return true;
    case 'search':
      controls.open('rules');
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.rules-panel input')?.focus());
      return true;
    case 'card': {
      const thing =
        target instanceof HTMLElement ? target.closest<HTMLElement>('[data-thing]')?.dataset.thing : undefined;
      if (thing) controls.inspect({ thing }, true);
      return thing !== undefined;
    }
  }
}

function nextRegion(root: HTMLElement | null, back: boolean): boolean {
  const regions = [...(root?.querySelectorAll<HTMLElement>('[data-region]') ?? [])];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + (back ? -1 : 1) + regions.length) % regions.length];
  next?.querySelector<HTMLElement>('[tabindex="0"], button:not([tabindex="-1"]), a, input, [tabindex="-1"]')?.focus();
  return next !== undefined;
}
