import './register';
import 'mitt';

export const version = '1.0.0';
