export interface StepCounterProps {
  step?: number;
}
