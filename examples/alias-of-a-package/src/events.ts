const events = () => ({ emit() {} });

export default events;
