import { Children, isValidElement, type ReactNode } from 'react';
import hidden from '../../ui/hidden.module.css';
import { useText } from '../../useText.ts';
import { Spine } from '../ui/shapes.tsx';
import { BuiltFile, Code } from './BuiltFile.tsx';
import { readFences } from './readFences.ts';
import styles from './Teaser.module.css';

const formats = ['esm', 'cjs', 'umd'] as const;
const files = ['index.ts', 'pad.ts', 'rslib.config.ts'] as const;

interface ChosenBy {
  /** The format that it belongs to; without one, it belongs to all. */
  format?: (typeof formats)[number];
  /** A fence. */
  children?: ReactNode;
}

/** A file that you write; the config follows the format. */
export function Written({
  file,
  format,
  children,
}: ChosenBy & { file: (typeof files)[number] }) {
  return readFences(children).map(({ lines }) => (
    <Code key={file} lines={lines} data-file={file} data-format={format} />
  ));
}

/** A file that a build writes. */
export function Built({ format, children }: ChosenBy) {
  return readFences(children).map(fence => (
    <div key={fence.title} data-format={format}>
      <BuiltFile fence={fence} />
    </div>
  ));
}

/** The playground in small: `Written`, and `Built` for each format. */
export function Teaser({ children }: { children?: ReactNode }) {
  const text = useText();
  const parts = Children.toArray(children);
  const partsOf = (type: unknown) =>
    parts.filter(part => isValidElement(part) && part.type === type);
  return (
    <div className={styles.teaser}>
      <div className={styles.source}>
        <Tabs name="file" label={text('home.teaser.source')} options={files} />
        {partsOf(Written)}
      </div>
      <Spine className={styles.spine} />
      <div>
        <Tabs
          name="format"
          label={text('home.teaser.format')}
          options={formats}
        />
        <div
          className={styles.output}
          role="region"
          aria-label={text('home.teaser.output')}
          // rslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and must do so by keyboard too.
          tabIndex={0}
        >
          {partsOf(Built)}
        </div>
      </div>
    </div>
  );
}

interface TabsProps {
  name: string;
  /** What one chooses here. */
  label: string;
  options: readonly string[];
}

/** Radio buttons that look like tabs; what they show is a matter of the style sheet. */
function Tabs({ name, label, options }: TabsProps) {
  return (
    <fieldset className={styles.tabs}>
      <legend className={hidden.visuallyHidden}>{label}</legend>
      {options.map((option, index) => (
        <label key={option}>
          <input
            type="radio"
            name={`home-${name}`}
            value={option}
            defaultChecked={index === 0}
          />
          <span translate="no">{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
