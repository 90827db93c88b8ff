const only = { version: 1 };
export default only;
