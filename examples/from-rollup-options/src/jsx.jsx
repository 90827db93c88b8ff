export const Note = () => <p>Note</p>;
