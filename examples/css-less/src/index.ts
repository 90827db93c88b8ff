import './badge.less';

export const badgeClass = 'badge';
