import { circle } from 'shapes/circle';
import { cube } from 'shapes/solid/cube';
import { square } from 'shapes/square';

const areas: number[] = [circle(0), square(3), cube(2)];
export default areas.join(' ');
