import { Badge } from 'widgets';

export const wrong = <Badge text={3} />;
