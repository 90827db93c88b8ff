import type { ReactNode } from 'react';

export interface RadioProps {
  /** Of the group; the parts of all samples are on one page, so it is unique there. */
  name: string;
  value: string;
  isChosen: boolean;
  isLive: boolean;
  /** Whether it's another value than the default. */
  isSet?: boolean;
  /** How it's called, if not by its text. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A choice: its text, and over it a radio button that has no look of its own. */
export function Radio(props: RadioProps) {
  const { name, value, isChosen, isLive, isSet = false } = props;
  const { label, className, children } = props;
  return (
    <label
      className={className}
      data-on={isChosen ? (isSet ? 'set' : '') : undefined}
    >
      <input
        type="radio"
        name={name}
        value={value}
        aria-label={label}
        {...(isLive
          ? { checked: isChosen, readOnly: true }
          : { defaultChecked: isChosen })}
      />
      {children}
    </label>
  );
}
