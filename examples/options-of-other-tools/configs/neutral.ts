export default { output: { target: 'neutral' } };
