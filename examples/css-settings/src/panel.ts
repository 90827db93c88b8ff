import './base.css';
import box from './box.module.css';
import line from './line.module.scss';
import tag from './tag.module.less';

export const panel = () => [
  box['the-case'],
  box.theCase,
  line['the-line'],
  line.theLine,
  tag['the-tag'],
  tag.theTag,
];
