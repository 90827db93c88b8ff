let visits = 0;

export const visit = () => ++visits;
