export default { format: 'amd' };
