export const Title = (): JSX.Element => <h1>Hi</h1>;
