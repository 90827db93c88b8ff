import { writeCard } from 'card-writer';

writeCard({ to: 'Ada' });
