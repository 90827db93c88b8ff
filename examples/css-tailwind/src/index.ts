import './tailwind.css';

export const badgeClass = 'ui:flex ui:p-2';
