import icon from '../src/icon.svg?inline';

export const inline = icon;
