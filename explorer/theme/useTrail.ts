import { useState } from 'react';
import { defaultChoice } from '../shared/choices.ts';
import type { Choice, Sample } from '../shared/Sample.ts';
import { differences, readView, type View } from './model/address.ts';

export interface Trail {
  view: View;
  /** What was chosen before the last change. */
  before: Choice | undefined;
}

interface Steps {
  /** The sample and its query that the view was read from. */
  id: string;
  search: string;
  view: View;
  before: Choice | undefined;
}

const NOWHERE: Steps = {
  id: '',
  search: '',
  view: { choice: {} },
  before: undefined,
};

/**
 * What the address asks for, and what it asked for before: by a choice, a link,
 * or Back.
 */
export function useTrail(sample: Sample | undefined, search: string): Trail {
  const [steps, setSteps] = useState(NOWHERE);
  if (!sample) return steps;
  const isSameSample = steps.id === sample.id;
  if (isSameSample && steps.search === search) return steps;
  const next = follow(steps, sample, search);
  setSteps(next);
  return next;
}

function follow(steps: Steps, { id, axes }: Sample, search: string): Steps {
  const view = readView(search, axes);
  // The first view of a sample is described as a change of its defaults.
  const last = steps.id === id ? steps.view.choice : defaultChoice(axes);
  const isChange = differences(axes, view.choice, last).length > 0;
  const before = isChange ? last : steps.id === id ? steps.before : undefined;
  // The same object for the same choice: what is computed from it is kept.
  const choice = isChange || steps.id !== id ? view.choice : steps.view.choice;
  return { id, search, view: { ...view, choice }, before };
}
