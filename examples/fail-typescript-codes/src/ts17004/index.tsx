export const Title = () => <h1>Hi</h1>;
