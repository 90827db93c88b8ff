export interface Circle { radius: number }
