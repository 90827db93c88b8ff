export const ExtractorConfig = { prepare: () => ({}) };
export const ExtractorLogLevel = { None: 'none' };
export const Extractor = { invoke: () => ({ succeeded: false }) };
