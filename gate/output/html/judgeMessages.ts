import type { AcceptedMessage } from './acceptedMessages.ts';

/** A validator message in its JSON format. */
export interface ValidatorMessage {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

export interface Judgement {
  errors: ValidatorMessage[];
  warnings: ValidatorMessage[];
  /** How often each accepted message occurred, in the order of the list. */
  accepted: number[];
}

/** The engine writes void elements this way, which is harmless. */
const VOID_SLASH = /^Trailing slash on void elements has no effect/;

/** Sorts messages into errors, warnings, and accepted ones. */
export function judgeMessages(
  messages: readonly ValidatorMessage[],
  decided: readonly AcceptedMessage[],
): Judgement {
  const accepted = decided.map(() => 0);
  const isAccepted = ({ message, extract = '' }: ValidatorMessage) => {
    const at = decided.findIndex(
      entry => entry.message.test(message) && entry.extract.test(extract),
    );
    if (at >= 0) accepted[at] = (accepted[at] ?? 0) + 1;
    return at >= 0;
  };
  const open = messages.filter(
    message => !VOID_SLASH.test(message.message) && !isAccepted(message),
  );
  return {
    errors: open.filter(({ type }) => type !== 'info'),
    warnings: open.filter(({ type }) => type === 'info'),
    accepted,
  };
}
