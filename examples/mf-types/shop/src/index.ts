import { badgeText } from 'badge-kit';

badgeText('Cart', '2');
