import mitt from 'mitt';
import { useEffect } from 'react';

const events = mitt<{ message: string }>();

export function useMessages(show: (message: string) => void): void {
  useEffect(() => {
    events.on('message', show);
    return () => events.off('message', show);
  }, [show]);
}
