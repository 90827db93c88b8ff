export declare const name: 'index';
