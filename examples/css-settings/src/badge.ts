import './base.css';
import './badge.css';

export const badge = () => '<b class="badge"></b>';
