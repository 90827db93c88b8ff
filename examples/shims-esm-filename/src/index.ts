export const whereAmI = () => __filename;
