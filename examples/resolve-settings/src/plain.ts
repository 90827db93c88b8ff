export const platform = 'plain';
