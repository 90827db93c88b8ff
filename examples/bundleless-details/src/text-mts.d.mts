export declare const text: string;
