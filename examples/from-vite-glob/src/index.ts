export const units = import.meta.glob('./units/*.ts', { eager: true });
