export const where = [__dirname, __filename];

console.log(where.join('\n'));
