import './button.css';

export const button = '<button class="button">Send</button>';
