export const send = async (message: string): Promise<number> => message.length;
