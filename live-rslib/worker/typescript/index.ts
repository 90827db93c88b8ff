// A file that both workers load: are-the-types-wrong brings the newest TypeScript of ours
// that is JavaScript.
import ts from 'typescript';

// are-the-types-wrong imports it so.
// eslint-disable-next-line import/no-default-export
export default ts;
