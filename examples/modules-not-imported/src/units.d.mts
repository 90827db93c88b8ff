export declare const units: readonly string[];
