import { expect, test } from '@rstest/core';
import { tolerateForeignEdits } from './tolerateForeignEdits.ts';

/** As strict as the nodes of a browser. */
class StrictNode {
  parentNode: StrictNode | null = null;
  readonly children: StrictNode[] = [];

  removeChild(child: StrictNode): StrictNode {
    const at = this.children.indexOf(child);
    if (at < 0) throw new Error('NotFoundError');
    this.children.splice(at, 1);
    child.parentNode = null;
    return child;
  }

  insertBefore(node: StrictNode, next: StrictNode | null): StrictNode {
    const at = next ? this.children.indexOf(next) : this.children.length;
    if (at < 0) throw new Error('NotFoundError');
    this.children.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }
}

// `as` is right: these are the two methods of a node that are used.
tolerateForeignEdits(StrictNode.prototype as unknown as Node);

function grow() {
  const [parent, first, last] = [
    new StrictNode(),
    new StrictNode(),
    new StrictNode(),
  ];
  parent.insertBefore(last, null);
  parent.insertBefore(first, last);
  return { parent, first, last };
}

test('leaves alone what is where it was put', () => {
  const { parent, first, last } = grow();
  expect(parent.children).toEqual([first, last]);
  expect(parent.removeChild(first)).toBe(first);
  expect(parent.children).toEqual([last]);
});

test('takes away what was moved, and lets go of what is gone', () => {
  const { parent, first, last } = grow();
  const stranger = new StrictNode();
  stranger.insertBefore(parent.removeChild(first), null);
  expect(parent.removeChild(first)).toBe(first);
  expect(stranger.children).toEqual([]);
  expect(parent.removeChild(first)).toBe(first);
  expect(parent.children).toEqual([last]);
});

test('puts last what has lost its neighbor', () => {
  const { parent, first, last } = grow();
  const late = new StrictNode();
  parent.removeChild(first);
  expect(parent.insertBefore(late, first)).toBe(late);
  expect(parent.children).toEqual([last, late]);
});
