import { Badge } from 'badge-kit';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(<Badge label="Cart" />);
