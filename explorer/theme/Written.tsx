import { configText, packageText } from '../shared/project.ts';
import type { Choice, Sample } from '../shared/Sample.ts';
import { Code } from './Code.tsx';
import { FileFrame } from './FileFrame.tsx';
import { useWords } from './Words.ts';
import styles from './Written.module.css';

export interface WrittenProps {
  sample: Sample;
  choice: Choice;
}

/** The files you write to get a result: exactly those that were built. */
export function Written({ sample, choice }: WrittenProps) {
  const words = useWords();
  return (
    <section className={styles.written}>
      <h2>{words('written')}</h2>
      <FileFrame name="rslib.config.ts" copies="config">
        <Code file="rslib.config.ts" text={configText(sample, choice)} />
      </FileFrame>
      <FileFrame name="package.json" copies="package">
        <Code file="package.json" text={packageText(sample, choice)} />
      </FileFrame>
      {Object.entries(sample.sources).map(([file, text]) => (
        <details key={file} className={styles.source}>
          <summary translate="no">{file}</summary>
          <FileFrame name={file} copies="source">
            <Code file={file} text={text} />
          </FileFrame>
        </details>
      ))}
    </section>
  );
}
