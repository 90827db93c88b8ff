export const circle = radius => ({ radius });
