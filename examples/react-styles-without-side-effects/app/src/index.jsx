import { Badge } from 'badge';
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#root')).render(<Badge count={3} />);
