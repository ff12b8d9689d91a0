import { describe, expect, it } from 'vitest';
import { closedDefaults } from './closed-unions.ts';

const found = (source: string) => closedDefaults('x.ts', source);

describe('closed unions', () => {
  it('need no default', () => {
    expect(found("switch (x) {\n  case 'a':\n    break;\n}\nexport default x;")).toEqual([]);
  });

  it('are not hidden behind one, on whatever line it stands', () => {
    const source = `
switch (x) {
  case 'a':
  default: {
    switch (y) {
      default:
        break;
    }
  }
}
`;
    expect(found(source)).toEqual([4, 6]);
  });

  it('differ from what comes from outside, which gives its reason', () => {
    expect(found('switch (x) {\n  default: // open: a word typed by a person\n    break;\n}')).toEqual([]);
    expect(found('switch (x) {\n  default: // open:\n    break;\n}')).toEqual([2]);
    expect(found('switch (x) {\n  // open: not on the line\n  default:\n    break;\n}')).toEqual([3]);
  });

  it('are told from the word in texts and names', () => {
    expect(found("const text = 'default:';\nconst o = { default: 1 };")).toEqual([]);
  });
});
