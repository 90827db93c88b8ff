import mitt from 'mitt';
import './panel.css';

export const events = mitt();
export const tabSize = (size?: string) => size ?? process.env.NODE_ENV;
