import { buzz } from 'phone-buzz';

buzz();
