import './Badge.css';

export const badge = () => '<b class="badge"></b>';
