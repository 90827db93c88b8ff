export const load = (language: string) => import(`./languages/${language}.ts`);
