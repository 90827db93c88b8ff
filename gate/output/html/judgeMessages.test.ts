import { describe, expect, test } from '@rstest/core';
import { acceptedMessages } from './acceptedMessages.ts';
import { judgeMessages, type ValidatorMessage } from './judgeMessages.ts';

const parseError: ValidatorMessage = {
  type: 'error',
  message: 'CSS: Parse Error.',
  extract: '-old(root){animation-dur',
};

describe('the judge of validator messages', () => {
  test('accepts what was decided on, and counts it', () => {
    const { errors, accepted } = judgeMessages(
      [parseError, parseError],
      acceptedMessages,
    );
    expect(errors).toEqual([]);
    expect(accepted[0]).toBe(2);
  });

  test('takes the same message elsewhere for an error', () => {
    const elsewhere = { ...parseError, extract: '.bar{colour' };
    const { errors } = judgeMessages([elsewhere], acceptedMessages);
    expect(errors).toEqual([elsewhere]);
  });

  test('takes an unknown warning for a warning', () => {
    const warning: ValidatorMessage = {
      type: 'info',
      subType: 'warning',
      message: 'Empty heading.',
    };
    const { errors, warnings } = judgeMessages([warning], acceptedMessages);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([warning]);
  });

  test('takes a validator that could not read a page for an error', () => {
    const fatal: ValidatorMessage = {
      type: 'non-document-error',
      message: 'Out of memory.',
    };
    expect(judgeMessages([fatal], []).errors).toEqual([fatal]);
  });
});
