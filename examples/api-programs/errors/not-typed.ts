export const unit: string = 1;
