import { Vibration } from 'react-native';

export function vibrate(milliseconds: number): void {
  Vibration.vibrate(milliseconds);
}
