import type { ReactNode } from 'react';
import './button.css';

export interface ButtonProps {
  children: ReactNode;
  onPress: () => void;
}

export function Button({ children, onPress }: ButtonProps) {
  return (
    <button type="button" className="button" onClick={onPress}>
      {children}
    </button>
  );
}
