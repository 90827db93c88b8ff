import './note.css';
import text from './note.txt';

const log = (value: unknown) => console.log(value);

export function Note({ title = text }) {
  log(title);
  return (
    <>
      <p title={title}>Note</p>
    </>
  );
}
