export const badgeText = (label: string) => `${label}: 0`;
