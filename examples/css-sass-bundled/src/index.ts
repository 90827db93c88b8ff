import './badge.scss';

export const badgeClass = 'badge';
