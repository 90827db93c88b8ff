export default ({ env }) => {
  console.log('env:', JSON.stringify(env));
  return { logLevel: 'error' };
};
