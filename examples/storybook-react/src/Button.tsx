declare const VERSION: string;

export interface ButtonProps {
  label: string;
  disabled?: boolean;
}

export function Button({ label, disabled }: ButtonProps) {
  return (
    <button type="button" disabled={disabled} title={`version ${VERSION}`}>
      {label}
    </button>
  );
}
