export const events = () => 'events of our own';
export default events;
